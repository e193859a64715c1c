import { connectables, isAsked } from '#shared/domain/integrations/applications.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import type { IntegrationRow } from './integration-rows.ts'
import {
  INTEGRATION_SORTS,
  type IntegrationsAddress,
  integrationsAddressSchema,
} from './integrations-address.ts'

/** Whether what the address asks for can be connected at all. */
const isConnectable = (_row: IntegrationRow, _value: unknown, address: IntegrationsAddress): boolean =>
  connectables.some((each) => isAsked(each, address))

/** The companies by name and by what their tenants are called. */
export const integrationList: ListDefinition<IntegrationRow, IntegrationsAddress> = {
  schema: integrationsAddressSchema,
  rowKey: ({ id }) => id,
  ordering: { sorts: INTEGRATION_SORTS, first: { sort: 'company', direction: 'asc' } },
  textOf: ({ company, view }) => [company, view?.row.tenant_name, view?.row.display_name].join(' '),
  keyOf: ({ company, state, view }, sort) => {
    if (sort === 'synced') return view?.row.last_synced ?? undefined
    if (sort === 'missing') return view?.row.missing_scopes.length ?? 0
    // What needs somebody first.
    if (sort === 'state') return { notCompliant: 0, notMeasured: 1, compliant: 2 }[STATE_VERDICTS[state]]
    return company
  },
  tieOf: ({ company }) => company,
  filters: {
    state: (row, state) => row.state === state,
    applicationNameQ: isConnectable,
    integrationTypeQ: isConnectable,
  },
  views: 'integrations',
  file: 'integrations',
}
