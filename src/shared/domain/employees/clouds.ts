import { APPLICATION_NAMES } from '../integrations/applications.ts'
import type { Employee } from './employee.ts'
import { isAtMicrosoft } from './two-directories.ts'

/** The clouds in which somebody can have an account. */
export const CLOUDS = ['microsoft', 'google'] as const
export type Cloud = (typeof CLOUDS)[number]

/** By their makers' names, which no language translates. */
export const CLOUD_NAMES: Record<Cloud, string> = {
  microsoft: APPLICATION_NAMES.Office365,
  google: APPLICATION_NAMES.GWS,
}

/** What marks somebody of the rarer cloud where there is no room for its name. */
export const GOOGLE_MARK = 'Google'

export const namesOfClouds = (clouds: readonly Cloud[]): string =>
  clouds.map((cloud) => CLOUD_NAMES[cloud]).join(', ')

/** In which clouds somebody has an account now; in none whom no directory has. */
export const cloudsOf = (row: Pick<Employee, 'entra_id' | 'directory' | 'google_account'>): Cloud[] => [
  ...(isAtMicrosoft(row) ? (['microsoft'] as const) : []),
  ...(row.google_account?.directory === 'present' ? (['google'] as const) : []),
]
