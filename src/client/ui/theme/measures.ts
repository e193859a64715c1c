/** How long parts wait and move, in milliseconds, and how far they go, in CSS pixels (SHELL-45, SHELL-46, ERR-06). */
export const measures = {
  /** How long the pointer rests on something before its explanation drops down. */
  dropdownHover: 500,
  menuHover: { open: 50, close: 100 },
  accordionSlide: 200,
  scrollToTop: { offset: 300, speed: 600 },
  /** How long a notice stays, and how wide it is. */
  notice: { lifetime: 5000, width: 300 },
  /** From this height on a list of choices scrolls. */
  selectList: 235,
  /** How long a size has to stay as it is before the layout follows. */
  resize: 250,
} as const
