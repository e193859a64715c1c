import { Contact } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { contactList } from './contact-list.ts'
import type { ContactRow } from './contact-rows.ts'
import { SeveralDialog } from './several-dialog.tsx'
import { useMaySet, useSetObstacle } from './use-contact-acts.ts'

/** As many as a device queues while somebody waits. */
const MAXIMUM = 5000

/** The selection among the companies that are found, and what is set for them at once; undefined for who may only read. */
export function useContactsBulk(found: readonly ContactRow[]) {
  const { chosen, clear, selecting } = useSelected(found, contactList.rowKey, MAXIMUM)
  if (!useMaySet()) return undefined
  return {
    ...selecting,
    bulkActions: <SetSeveral chosen={chosen} onDone={clear} />,
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
