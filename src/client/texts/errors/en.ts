import { type ErrorCode, errorCatalogue } from '#shared/contract/errors.ts'

/** The texts of refusals are those of the catalogue. */
export const errors = Object.fromEntries(
  Object.entries(errorCatalogue).map(([code, { message }]) => [code, message]),
) as { [C in ErrorCode]: string }
