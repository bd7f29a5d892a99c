/** What the page is about, beside the lamp at the top. */

class Heading {
  title = $state<string | null>(null);
  text = $state<string | null>(null);

  /** For `$effect`: shown until the page goes. */
  show(title: string, text: string | null = null): () => void {
    this.title = title;
    this.text = text;
    return () => {
      this.title = this.text = null;
    };
  }
}

export const heading = new Heading();
