import type { ConnectedApplication, Vendors } from './connector.ts'
import type { HttpParts } from './http.ts'
import { autotask } from './autotask/autotask.vendor.ts'
import { connectWise } from './connectwise/connectwise.vendor.ts'
import { duo } from './duo/duo.vendor.ts'
import { googleWorkspace } from './google-workspace/google-workspace.vendor.ts'
import { intuit } from './intuit/intuit.vendor.ts'
import { halo } from './halo/halo.vendor.ts'
import { microsoft365 } from './microsoft365/microsoft365.vendor.ts'
import { syncro } from './syncro/syncro.vendor.ts'

/** Every vendor, by its application. Nothing else outside of its folder takes from it. */
const vendors = {
  Office365: microsoft365,
  GWS: googleWorkspace,
  DUOSecurity: duo,
  Quickbooks: intuit,
  Autotask: autotask,
  ConnectWise: connectWise,
  Syncro: syncro,
  Halo: halo,
} satisfies Record<ConnectedApplication, unknown>

type PartsOf<A extends ConnectedApplication> = Parameters<(typeof vendors)[A]['open']>[0]

/** What each vendor is told beside what all are given: its addresses, and our app there. */
export type VendorSettings = { [A in ConnectedApplication]: Omit<PartsOf<A>, keyof HttpParts> }

/** Opens all of them. Keep what it gives: it holds the tokens of tenants. */
export const openVendors = (http: HttpParts, settings: VendorSettings): Required<Vendors> => ({
  Office365: vendors.Office365.open({ ...http, ...settings.Office365 }),
  GWS: vendors.GWS.open({ ...http, ...settings.GWS }),
  DUOSecurity: vendors.DUOSecurity.open({ ...http, ...settings.DUOSecurity }),
  Quickbooks: vendors.Quickbooks.open({ ...http, ...settings.Quickbooks }),
  Autotask: vendors.Autotask.open({ ...http, ...settings.Autotask }),
  ConnectWise: vendors.ConnectWise.open({ ...http, ...settings.ConnectWise }),
  Syncro: vendors.Syncro.open({ ...http, ...settings.Syncro }),
  Halo: vendors.Halo.open({ ...http, ...settings.Halo }),
})
