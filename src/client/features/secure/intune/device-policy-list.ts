import { SET_NAMES } from '#shared/domain/intune/device-policy.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  DEVICE_POLICY_SORTS,
  type IntuneAddress,
  intuneAddressSchema,
  PLATFORM_CHOICES,
} from './intune-address.ts'
import type { DevicePolicyRow, IntuneArea } from './device-policy-rows.ts'

const listOf = (
  own: Required<Pick<ListDefinition<DevicePolicyRow, IntuneAddress>, 'views' | 'file'>>,
): ListDefinition<DevicePolicyRow, IntuneAddress> => ({
  schema: intuneAddressSchema,
  rowKey: ({ key }) => key,
  ordering: {
    sorts: DEVICE_POLICY_SORTS,
    first: { sort: 'policy', direction: 'asc' },
    directionOf: (sort) => (sort === 'settings' ? 'desc' : 'asc'),
  },
  textOf: ({ policy, company, include, exclude }) =>
    [
      policy.name,
      company,
      policy.description,
      ...[...include, ...exclude].map(({ id, name }) => name ?? id),
    ].join(' '),
  keyOf: (row, sort) => {
    if (sort === 'policy') return row.policy.name
    if (sort === 'company') return row.company
    if (sort === 'platform') return PLATFORM_CHOICES.indexOf(row.platform)
    if (sort === 'kind') return SET_NAMES.indexOf(row.policy.set)
    return row.policy.settings ?? undefined
  },
  tieOf: ({ company, policy }) => [policy.name, company, policy.id],
  filters: {
    platform: ({ platform }, wanted) => platform === wanted,
    kind: ({ policy }, wanted) => policy.set === wanted,
    assigned: ({ isAssigned }, wanted) => isAssigned === wanted,
  },
  ...own,
})

/** The list of each area: its views and its file are its own. */
export const devicePolicyLists: Readonly<Record<IntuneArea, ListDefinition<DevicePolicyRow, IntuneAddress>>> =
  {
    configuration: listOf({ views: 'deviceConfiguration', file: 'device-configuration' }),
    compliance: listOf({ views: 'deviceCompliance', file: 'device-compliance' }),
  }
