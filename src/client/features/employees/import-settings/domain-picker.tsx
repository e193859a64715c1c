import { chakra } from '@chakra-ui/react'
import type { ImportRuleFields } from '#shared/domain/import-settings/import-rule.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { pressedDomain } from './import-draft.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1.5,
    minW: 0,
    '& legend': { mb: 1.5, fontSize: 'control', fontWeight: 'medium', color: 'text' },
  },
})

interface DomainPickerProps {
  /** Those of the tenant. */
  domains: readonly string[]
  value: ImportRuleFields['domains']
  onChange: (value: ImportRuleFields['domains']) => void
}

/** Of which domains accounts are imported: all, or some; a single one is fixed (EMP-19). */
export function DomainPicker({ domains, value, onChange }: DomainPickerProps) {
  const t = useTexts('importSettings')
  // A rule may name what the tenant has lost meanwhile.
  const all = [...new Set([...domains, ...(value === 'all' ? [] : value)])]
  const [only] = all
  if (all.length === 1 && only !== undefined)
    return (
      <Group>
        <legend>{t('domains.label')}</legend>
        <Checkbox label={only} help={t('domains.only')} checked disabled onChange={() => {}} />
      </Group>
    )
  return (
    <Group>
      <legend>{t('domains.label')}</legend>
      <Checkbox
        label={t('domains.all')}
        checked={value === 'all'}
        onChange={() => onChange(pressedDomain(value, 'all'))}
      />
      {all.map((domain) => (
        <Checkbox
          key={domain}
          label={domain}
          checked={value !== 'all' && value.includes(domain)}
          onChange={() => onChange(pressedDomain(value, domain))}
        />
      ))}
    </Group>
  )
}
