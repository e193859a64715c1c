import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchConnections } from '#client/data/nouns/integrations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type IntegrationRow, integrationRows } from './integration-rows.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** Every company with its integration, as this device holds them; undefined until they were read. */
export function useIntegrationRows(): IntegrationRow[] | undefined {
  const device = useDevice()
  const customers = useWatched(watchCustomers)
  const connections = useWatched(watchConnections)
  return useMemo(() => {
    if (!customers || !connections) return undefined
    // Who may not read companies still knows the names of those they work for.
    const known = customers.length > 0 ? customers.map(({ row }) => row) : device.login.customers
    return integrationRows(known, connections)
  }, [customers, connections, device])
}
