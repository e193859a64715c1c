import { MAIL_POLICY_KINDS } from '#shared/domain/defender/mail-policy.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  MAIL_POLICY_SORTS,
  type MailPoliciesAddress,
  mailPoliciesAddressSchema,
} from './mail-policies-address.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'

const kindPlace = ({ policy }: MailPolicyRow) => MAIL_POLICY_KINDS.indexOf(policy.kind)

/** What has no place of its own stands behind what has one: the vendor asks it last. */
const priorityOf = ({ policy }: MailPolicyRow) => policy.priority ?? undefined

export const mailPolicyList: ListDefinition<MailPolicyRow, MailPoliciesAddress> = {
  schema: mailPoliciesAddressSchema,
  rowKey: ({ key }) => key,
  ordering: { sorts: MAIL_POLICY_SORTS, first: { sort: 'company', direction: 'asc' } },
  textOf: ({ policy: { name, description, comments, include, exclude }, company }) =>
    [name, company, description, comments, ...recipients(include), ...recipients(exclude)].join(' '),
  keyOf: (row, sort) => {
    if (sort === 'policy') return row.policy.name
    if (sort === 'company') return row.company
    if (sort === 'kind') return kindPlace(row)
    if (sort === 'state') return row.policy.isEnabled ? 0 : 1
    return priorityOf(row)
  },
  tieOf: (row) => [row.company, kindPlace(row), priorityOf(row), row.policy.name],
  filters: {
    kind: ({ policy }, kind) => policy.kind === kind,
    state: ({ policy }, state) => policy.isEnabled === (state === 'on'),
    builtIn: ({ policy }, isBuiltIn) => policy.isBuiltIn === isBuiltIn,
  },
  views: 'mailPolicies',
  file: 'defender-policies',
}

const recipients = (side: MailPolicyRow['policy']['include']) => [
  ...side.users,
  ...side.groups,
  ...side.domains,
]
