/**
 * One spelling of an activity's name: the directory's log and the unified one differ by a full stop at the end, kinds of
 * dashes, spaces and capitals.
 */
export const canonicalActivity = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\s*[\u2010-\u2015\u2212-]\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim()

/** The id of a detection that is named after an activity. */
export const idOfActivity = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
