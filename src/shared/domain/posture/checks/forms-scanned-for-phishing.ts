import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/microsoft-forms/administrator-settings-microsoft-forms
export const formsScannedForPhishing = defineCheck({
  id: 'forms-scanned-for-phishing',
  code: 'ENT-28',
  area: 'entra',
  severity: 'medium',
  effort: 'low',
  requires: 'free',
  reads: ['forms'],
  anchors: { cis: ['1.3.5'] },
  target: true,
  evaluate: ({ forms }) => switched(true, forms.settings?.isInOrgFormsPhishingScanEnabled),
  remedy: () => [{ source: 'forms', set: { settings: { isInOrgFormsPhishingScanEnabled: true } } }],
})
