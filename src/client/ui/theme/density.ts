import { createContext } from 'react'

/** How close rows of tables stand. */
export type Density = 'compact' | 'comfortable'

export const DensityContext = createContext<Density>('compact')
