/** The pages of the notebook. */
export type Side = "log" | "talk" | "notes";

/** What a thumb chooses from: the table itself, or a page of the notebook. */
export type Part = Side | "board";
