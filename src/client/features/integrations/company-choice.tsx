import { useState } from 'react'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'

interface CompanyChoiceProps {
  /** The company that it seems to be. */
  suggestion: { id: string } | undefined
  companies: readonly { id: string; name: string }[]
  /** Why nothing can be mapped now. */
  obstacle: string | undefined
  onMap: (customerId: string) => void
}

/** Which company something at a vendor is to be. */
export function CompanyChoice({ suggestion, companies, obstacle, onMap }: CompanyChoiceProps) {
  const t = useTexts('integrations')
  const words = useTexts('words')
  const [chosen, setChosen] = useState(suggestion?.id)
  return (
    <>
      <ComboBox
        label={words('company')}
        value={chosen}
        onChange={setChosen}
        options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('mapping.choose')}
        searchPlaceholder={words('findCompanies')}
        emptyText={t('mapping.noSuch')}
        wide
      />
      <Button
        variant="primary"
        disabledReason={obstacle ?? (chosen === undefined ? t('mapping.choose') : undefined)}
        onClick={() => chosen !== undefined && onMap(chosen)}
      >
        {t('mapping.map')}
      </Button>
    </>
  )
}

/** Leads to what a company is connected to. */
export function OpenCompany({ id }: { id: string }) {
  const t = useTexts('integrations')
  const go = useGo()
  return (
    <Button onClick={() => go({ to: '/integrations/$companySelectorId', params: { companySelectorId: id } })}>
      {t('mapping.open')}
    </Button>
  )
}
