import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { changeAccess } from '#client/data/nouns/secure/access-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { usePolicyObstacle } from '../policies/use-policy-acts.ts'
import { askedRemoval } from './location-draft.ts'
import { LocationDialog } from './location-dialog.tsx'
import { isTrusted, type ListedLocation } from './location-rows.ts'

/** What can be done with a location. One that policies name is not deleted (CA-56). */
export function LocationActs({ listed, count }: { listed: ListedLocation; count: number }) {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const access = useTexts('access')
  const general = usePolicyObstacle()
  const withheld = useWithheld('deletePolicies')
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const { location, customerId, company, usedBy, isUpdating } = listed
  const obstacle = general ?? (isUpdating ? t('updating') : undefined)
  const names = usedBy.map(({ displayName }) => displayName).join(', ')
  const inUse = usedBy.length > 0 ? access('faults.locationInUse', { detail: names }) : undefined
  return (
    <>
      <Button icon={<Pencil aria-hidden />} disabledReason={obstacle} onClick={() => setOpen('edit')}>
        {words('edit')}
      </Button>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden />}
        disabledReason={obstacle ?? withheld ?? inUse}
        onClick={() => setOpen('delete')}
      >
        {words('delete')}
      </Button>
      {open === 'edit' ? (
        <LocationDialog
          customerId={customerId}
          company={company}
          seen={location}
          count={count - 1}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {open === 'delete' ? <DeleteDialog listed={listed} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}

function DeleteDialog({ listed, onClose }: { listed: ListedLocation; onClose: () => void }) {
  const t = useTexts('namedLocations')
  const words = useTexts('words')
  const access = useTexts('access')
  const device = useDevice()
  const { location, customerId, company } = listed
  const remove = async () => {
    const [outcome] = await changeAccess(device, [{ customerId, company, items: askedRemoval(location) }])
    onClose()
    if (outcome?.outcome === 'saved') showToast({ tone: 'ok', text: access('acts.asked', { count: 1 }) })
    else
      showToast({
        tone: 'error',
        text: access(outcome?.outcome === 'forbidden' ? 'acts.forbidden' : 'acts.notKept'),
      })
  }
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      onConfirm={() => void remove()}
      title={t('delete.title', { name: location.displayName })}
      confirm={words('delete')}
      cancel={words('cancel')}
      closeLabel={words('close')}
    >
      <p>{t('delete.text', { company })}</p>
      {isTrusted(location) ? <p>{t('delete.trusted')}</p> : null}
    </ConfirmDialog>
  )
}
