/** Whether somebody has touched this page: before that, a browser lets none sound or buzz. */
export function hasGesture(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.hasBeenActive;
}
