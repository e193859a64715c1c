import { defineCheck } from '../check.ts'
import { type Demand, everyOwnPolicy, ownOf, policiesChanged, switches } from '../settings/policy-list.ts'
import type { Readings } from '../sources.ts'
import { choice } from '../verdict.ts'

const DEMANDS: readonly Demand<Readings['safeAttachmentPolicies'][number]>[] = [
  ...switches({ Enable: true }),
  {
    member: 'Action',
    // What is delivered at once without its attachments is as safe as what is held back.
    judge: ({ Action }) => choice(Action, { good: ['Block', 'DynamicDelivery'], bad: ['Allow', 'Replace'] }),
    wanted: 'Block',
  },
]

// https://learn.microsoft.com/defender-office-365/safe-attachments-policies-configure
export const unsafeAttachmentsBlocked = defineCheck({
  id: 'unsafe-attachments-blocked',
  code: 'MDO-03',
  area: 'defender',
  severity: 'high',
  effort: 'low',
  requires: 'defenderOffice1',
  reads: ['safeAttachmentPolicies'],
  anchors: { cis: ['2.1.4'] },
  target: { Enable: true, Action: 'Block' },
  evaluate: ({ safeAttachmentPolicies }) => everyOwnPolicy(safeAttachmentPolicies, DEMANDS),
  remedy: ({ safeAttachmentPolicies }) =>
    policiesChanged('safeAttachmentPolicies', ownOf(safeAttachmentPolicies), DEMANDS),
})
