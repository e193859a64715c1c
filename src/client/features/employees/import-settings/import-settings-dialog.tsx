import { EVERYBODY, type ImportRule, ruleFor } from '#shared/domain/import-settings/import-rule.ts'
import { watchImportRules } from '#client/data/nouns/people/import-settings.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { RuleEditor } from './rule-editor.tsx'

interface ImportSettingsDialogProps {
  company: string
  companyName: string
  /** Why they can only be looked at. */
  lockedReason: string | undefined
  onClose: () => void
}

/** Which accounts of a company's directory are imported, and which where a company has no settings (EMP-15). */
export function ImportSettingsDialog(props: ImportSettingsDialogProps) {
  const rules = useWatched(watchImportRules)
  // Nothing for the moment of a local read: one dialog in another's place would take its focus for a press outside.
  if (!rules) return null
  const ofAll = rules.find(({ customer_id }) => customer_id === null)
  return (
    <RuleEditor
      {...props}
      seen={{
        company: {
          own: rules.find(({ customer_id }) => customer_id === props.company),
          rule: fieldsOf(ruleFor(rules, props.company)),
        },
        default: { own: ofAll, rule: fieldsOf(ofAll) },
      }}
    />
  )
}

const fieldsOf = ({
  domains,
  include,
  exclude,
}: Pick<ImportRule, 'domains' | 'include' | 'exclude'> = EVERYBODY) => ({
  domains,
  include,
  exclude,
})
