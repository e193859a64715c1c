import type { MailTemplate } from '#shared/domain/defender/mail-template.ts'
import { policyOfTemplate } from '#shared/domain/defender/template-policy.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { ProtectionTemplateRow } from '#client/features/secure/parts/templates/protection-template-row.ts'
import type { DeploySource } from '../policies/deploy/deploy-source.ts'
import type { MailTexts } from '../policies/mail-policy-words.ts'
import type { createSpreads, TemplateSpread } from './template-spread.ts'

/** A template of a policy for mail as the list shows it. */
export interface MailTemplateRow extends ProtectionTemplateRow {
  template: MailTemplate
  spread: TemplateSpread
}

/** The templates with how they stand at the companies. */
export const mailTemplateRows = (
  views: readonly View<'mailTemplate'>[],
  spreadOf: ReturnType<typeof createSpreads>,
  t: MailTexts,
): MailTemplateRow[] =>
  views.map(({ row, isPending, isConflict }) => {
    const spread = spreadOf(row.policy)
    const { kind } = row.policy
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      kind,
      kindText: t(`policy.kinds.${kind}`),
      policyName: row.policy.name,
      companies: spread.companies.length,
      drifted: spread.drifted,
      createdAt: row.created_at,
      changedAt: row.changed_at,
      isPending,
      isConflict,
      template: row,
      spread,
    }
  })

/** What of a template is deployed. */
export const sourceOfTemplate = ({ template }: MailTemplateRow): DeploySource => ({
  key: template.id,
  customerId: undefined,
  policy: policyOfTemplate(template.policy),
  isUpdating: false,
})
