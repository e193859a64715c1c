import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { useCompanies } from './use-companies.ts'

const Field = chakra('div', { base: { display: 'grid', gap: 1.5, color: 'text' } })

interface CompanyDialogProps {
  title: string
  note?: string
  /** The one that is chosen at first. */
  first?: string
  onChoose: (companyId: string) => void
  onClose: () => void
}

/** Asks for a company. */
export function CompanyDialog({ title, note, first, onChoose, onClose }: CompanyDialogProps) {
  const t = useTexts('policyEditor')
  const words = useTexts('words')
  const companies = useCompanies()
  const [chosen, setChosen] = useState(first)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={words('close')}
      size="small"
      onSubmit={() => chosen !== undefined && onChoose(chosen)}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={chosen === undefined ? t('open.chooseCompany') : undefined}
          >
            {t('open.next')}
          </Button>
        </>
      }
    >
      <Field>
        <ComboBox
          label={t('open.company')}
          value={chosen}
          onChange={setChosen}
          options={companies ?? []}
          placeholder={t('open.chooseCompany')}
          searchPlaceholder={t('open.findCompany')}
          emptyText={t('open.noCompany')}
          wide
        />
        {note ? <Quiet>{note}</Quiet> : null}
      </Field>
    </Dialog>
  )
}
