import { Contact } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import type { ContactRow } from './contact-rows.ts'
import { SeveralDialog } from './several-dialog.tsx'
import { useMaySet, useSetObstacle } from './use-contact-acts.ts'

/** As many as a device queues while somebody waits. */
const MAXIMUM = 5000

/** The selection among the companies that are found, and what is set for them at once; undefined for who may only read. */
export function useContactsBulk(found: readonly ContactRow[]) {
  const [selection, setSelection] = useState<Selection>(emptySelection)
  if (!useMaySet()) return undefined
  const isAny = selection.mode === 'all' || selection.keys.size > 0
  return {
    selection,
    onSelect: setSelection,
    maximum: MAXIMUM,
    bulkActions: (
      <SetSeveral
        chosen={isAny ? found.filter(({ id }) => isSelected(selection, id)) : []}
        onDone={() => setSelection(emptySelection)}
      />
    ),
  }
}

function SetSeveral({ chosen, onDone }: { chosen: readonly ContactRow[]; onDone: () => void }) {
  const t = useTexts('setup')
  const obstacle = useSetObstacle()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<Contact aria-hidden />}
        disabledReason={obstacle ?? (chosen.length === 0 ? t('several.nobodyChosen') : undefined)}
        onClick={() => setOpen(true)}
      >
        {t('several.open')}
      </Button>
      {isOpen ? <SeveralDialog chosen={chosen} onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  )
}
