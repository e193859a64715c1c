/** The lines of a text, without what is empty; the last one may be under way. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line, place, all) => line !== '' || (place === all.length - 1 && place > 0))
