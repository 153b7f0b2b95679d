/** How the screen is held. */
const portrait = matchMedia('(max-aspect-ratio: 4 / 5)');
let tall = $state(portrait.matches);
portrait.addEventListener('change', () => (tall = portrait.matches));

/** Whether there is more room upwards than sideways. */
export function isTall(): boolean {
  return tall;
}
