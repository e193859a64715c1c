import { factoryExchangeSettings } from './factory-exchange-settings.ts'
import { factoryGraphSettings } from './factory-graph-settings.ts'
import type { Settings } from './settings.ts'

/** A tenant as its vendor hands it over: nothing was decided yet. */
export const factorySettings = (initialDomain: string): Settings => ({
  graph: factoryGraphSettings(),
  exchange: factoryExchangeSettings(initialDomain),
})
