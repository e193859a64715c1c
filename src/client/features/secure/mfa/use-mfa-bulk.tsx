import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { mfaList } from './mfa-list.ts'
import { MfaStateDialog } from './mfa-state-dialog.tsx'
import type { MfaRow } from './mfa-rows.ts'
import { useMfaObstacle } from './use-mfa-acts.ts'

/** As many as a device queues while somebody waits. */
const MAXIMUM = 5000

/** The selection among the people that are found, and what is done with them at once; undefined for who may only read. */
export function useMfaBulk(found: readonly MfaRow[]) {
  const { chosen, clear, selecting } = useSelected(found, mfaList.rowKey, MAXIMUM)
  if (!useMayChange()) return undefined
  return {
    ...selecting,
    bulkActions: <ChangeStates chosen={chosen} onDone={clear} />,
  }
}

/** Asks to which state people are set (MFA-06). */
export function ChangeStates({ chosen, onDone }: { chosen: readonly MfaRow[]; onDone?: () => void }) {
  const t = useTexts('mfa')
  const obstacle = useMfaObstacle()
  const [isAsking, setAsking] = useState(false)
  const isOnlyGoogle = chosen.every(({ person }) => person.only_google)
  const unchangeable =
    chosen.length === 0 ? t('change.nobodyChosen') : isOnlyGoogle ? t('change.onlyGoogle') : undefined
  return (
    <>
      <Button
        icon={<ShieldCheck aria-hidden />}
        disabledReason={obstacle ?? unchangeable}
        onClick={() => setAsking(true)}
      >
        {t('change.open')}
      </Button>
      {isAsking ? (
        <MfaStateDialog chosen={chosen} onClose={() => setAsking(false)} {...(onDone ? { onDone } : {})} />
      ) : null}
    </>
  )
}
