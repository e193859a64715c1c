import { defineCheck } from '../check.ts'
import { allOf, notMeasured, switched } from '../verdict.ts'

// Who approves is for the customer to say, so there is no change to offer.
export const globalAdministratorNeedsApproval = defineCheck({
  id: 'global-administrator-needs-approval',
  code: 'PRV-06',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'entraP2',
  reads: ['globalAdministratorRules'],
  anchors: { cis: ['5.3.4'], cisa: ['MS.AAD.7.6v1'] },
  target: true,
  manual: {
    portal: 'entra',
    path: [
      'ID Governance',
      'Privileged Identity Management',
      'Microsoft Entra roles',
      'Roles',
      'Global Administrator',
      'Role settings',
    ],
    page: 'https://learn.microsoft.com/entra/id-governance/privileged-identity-management/pim-how-to-change-default-settings',
  },
  evaluate({ globalAdministratorRules }) {
    const [first, ...rest] = globalAdministratorRules.map(({ policy }) =>
      switched(
        true,
        policy?.rules?.find(({ id }) => id === 'Approval_EndUser_Assignment')?.setting?.isApprovalRequired,
      ),
    )
    return first ? allOf(first, ...rest) : notMeasured('unexpectedAnswer')
  },
})
