import { canonicalActivity } from '../../activity-name.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { ACTIVITIES_PAGE, factsOf, onActivity } from './directory-activity.ts'

const POLICY = /\bpolic(y|ies)\b/
const CHANGES =
  /^(add|create|set|update|delete|remove|hard delete|restore|enable|disable|reset)\b|\b(update|delete|reset|create)$/

/** Names of policies that detections of their own speak of. */
const spokenOf = new Set(
  [
    'Add policy',
    'Update policy',
    'Delete policy',
    'Add Conditional Access policy',
    'Update Conditional Access policy',
    'Delete Conditional Access policy',
    'Update authorization policy',
    'Authentication Methods Policy Update',
    'Update authentication methods policy',
    'Authentication Methods Policy Reset',
    'Authentication Strength Policy Update',
    'Authentication Strength Policy Delete',
    'Add permission grant policy',
    'Update permission grant policy',
    'Set password policy',
    'Set device registration policies',
  ].map(canonicalActivity),
)

export const otherChanges: readonly Detection[] = [
  defineDetection({
    id: 'other-policy-changed',
    kinds: ['directoryChange'],
    sources: ['directoryAudits', 'unifiedAudit'],
    guide: 'policyChange',
    severity: 'low',
    isVariable: false,
    license: 'free',
    isOnByDefault: false,
    link: ACTIVITIES_PAGE,
    match: (event) =>
      event.isSuccess &&
      event.actor?.kind !== 'microsoft' &&
      event.activities.some((name) => POLICY.test(name) && CHANGES.test(name)) &&
      !event.activities.some((name) => spokenOf.has(name))
        ? { facts: factsOf(event) }
        : undefined,
  }),
  onActivity('User has elevated their access to User Access Administrator for their Azure Resources', {
    id: 'elevated-to-user-access-administrator',
    guide: 'roleChange',
    severity: 'high',
    isOnByDefault: true,
    also: [
      'Microsoft.Authorization/elevateAccess/action',
      'Assigns the caller to User Access Administrator role',
    ],
    link: 'https://learn.microsoft.com/azure/role-based-access-control/elevate-access-global-admin',
  }),
]
