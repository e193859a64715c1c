import { useState } from 'react'
import { watchAccessOptions } from '#client/data/nouns/secure/access-policies.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { KeptOutLazily } from './kept-out/kept-out-lazily.tsx'
import { askedOf, isActOf, type PolicyAct } from './policy-acts.ts'
import type { ListedPolicy } from './policy-rows.ts'
import { usePolicyActs } from './use-policy-acts.ts'

interface ConfirmActProps {
  policies: readonly ListedPolicy[]
  act: PolicyAct
  onClose: () => void
  onDone?: () => void
}

/** Says what an act does before it is done (CA-16); a deletion offers Off first (CA-19). */
export function ConfirmAct({ policies, act, onClose, onDone }: ConfirmActProps) {
  const t = useTexts('access')
  const words = useTexts('words')
  const acts = usePolicyActs()
  const [isBusy, setBusy] = useState(false)
  const count = policies.length
  const [first] = policies
  const toTurnOff = policies.filter((each) => isActOf(each, 'disable'))
  const confirm = async (some: readonly ListedPolicy[], wanted: PolicyAct) => {
    setBusy(true)
    const isKept = await acts.act(some, wanted)
    setBusy(false)
    // What was chosen stays as long as it is not kept.
    if (!isKept) return
    onClose()
    onDone?.()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm(policies, act)}
      title={t(`acts.title.${act}`, { count })}
      confirm={t(`acts.${act}`)}
      cancel={words('cancel')}
      closeLabel={words('close')}
      danger={act === 'delete'}
      busy={isBusy}
    >
      <p>{nameOf(policies)}</p>
      <p>{t(`acts.text.${act}`)}</p>
      {act === 'delete' && toTurnOff.length > 0 ? (
        <Callout
          tone="info"
          action={
            <Button busy={isBusy} onClick={() => void confirm(toTurnOff, 'disable')}>
              {t('acts.turnOffInstead')}
            </Button>
          }
        >
          {t('acts.offFirst')}
        </Callout>
      ) : null}
      {act === 'enable' ? <KeptOutLazily asked={askedOf(policies, act)} /> : null}
      {act === 'enable' && first && count === 1 ? <Defaults customerId={first.customerId} /> : null}
    </ConfirmDialog>
  )
}

const NAMED = 3

/** The policies by name, as many as can be read at a glance. */
const nameOf = (policies: readonly ListedPolicy[]) =>
  policies
    .slice(0, NAMED)
    .map(({ policy }) => policy.displayName)
    .join(', ') + (policies.length > NAMED ? ' …' : '')

/** While security defaults are on no policy takes effect (CA-54). */
function Defaults({ customerId }: { customerId: string }) {
  const t = useTexts('access')
  const options = useWatched(watchAccessOptions, customerId)
  return options?.security_defaults === true ? <Callout tone="warn">{t('acts.defaults')}</Callout> : null
}
