import { foldText } from './fold-text.ts'

/** A name as part of the name of a file: small letters without marks, and digits; empty where it has none of these. */
export const slug = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40)
