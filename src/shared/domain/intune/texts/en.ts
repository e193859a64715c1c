export const devicePolicyTexts = {
  /** Above all findings of a policy. */
  prefix: 'Policy validation failed. Fix the errors below to continue.',
  findings: {
    'name-required': 'Enter a name for the policy',
    'name-too-long': 'The name can have at most {{limit}} characters',
    'group-in-both': 'Group {{value}} cannot be both included and excluded',
    'included-group-required': 'At least one group must be included when excluded groups are selected',
    'unknown-group': 'The tenant has no group {{value}}',
    'one-block-action': 'A compliance policy needs exactly one action that blocks access; it has {{count}}',
    'settings-required': 'A policy of the settings catalog needs at least one setting',
  },
}

export type DevicePolicyTexts = typeof devicePolicyTexts
