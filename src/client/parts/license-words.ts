import { type ModuleNumber, nameOf } from '#shared/domain/licenses/seat.ts'

/** What a licence is called, in every language: its name in the catalogue, as a name is written. */
export const licenseName = (moduleNumber: ModuleNumber): string =>
  nameOf(moduleNumber)
    .split('-')
    .map((part) => (part === 'nfr' ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ')
