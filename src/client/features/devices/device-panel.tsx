import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { RegisteredDevice } from '#shared/contract/devices.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Badge } from '#client/ui/figures/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Mono, Tags } from '#client/ui/words.tsx'
import { Erasure, Pushed, type ColumnContext, Unsent } from './device-columns.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { isOverdue } from './device-list.ts'

const Help = chakra('div', { base: { fontSize: 'small', color: 'muted' } })

interface DevicePanelProps extends ColumnContext {
  device: RegisteredDevice
  mayManage: boolean
  /** The server cannot be asked now. */
  isUnreachable: boolean
  /** Is waited for before it is told that it is done. */
  onErased: () => Promise<void>
  onClose: () => void
}

/** One device; mounted with its key, so that nothing of another one lingers. */
export function DevicePanel(props: DevicePanelProps) {
  const { device, mayManage, isUnreachable, onErased, onClose, t, locale, isOwn, now } = props
  const words = useTexts('words')
  const [isAsking, setAsking] = useState(false)
  const withheld = useWithheld('wipeDevices')
  const { userName, name, keyMode, lastSeen, pending, wipe, isPushed } = device
  const why = !mayManage
    ? t('erase.noManage')
    : (withheld ?? (wipe ? t(`erase.${wipe}Already`) : isUnreachable ? t('erase.noServer') : undefined))
  return (
    <SidePanel
      title={userName}
      context={t('panel.context')}
      summary={
        <Tags>
          {isOwn(device) ? <Badge tone="accent">{t('own')}</Badge> : null}
          <Erasure wipe={wipe} t={t} />
        </Tags>
      }
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <Button variant="danger" disabledReason={why} onClick={() => setAsking(true)}>
          {t('erase.button')}
        </Button>
      }
    >
      {wipe === 'asked' ? (
        <Callout tone="warn">
          {t('panel.asked')} {pending > 0 ? t('panel.askedLost', { count: pending }) : null}
        </Callout>
      ) : wipe === 'done' ? (
        <Callout tone="info">{t('panel.done')}</Callout>
      ) : isOverdue(device, now) ? (
        <Callout tone="warn">{t('panel.overdue', { person: userName })}</Callout>
      ) : null}
      <DefinitionList
        items={[
          { term: t('columns.name'), value: name },
          {
            term: t('columns.keyMode'),
            value: (
              <>
                {t(`keyMode.${keyMode}`)}
                <Help>{t(`panel.keyHelp.${keyMode}`)}</Help>
              </>
            ),
          },
          { term: t('columns.lastSeen'), value: <TimeText at={lastSeen} locale={locale} /> },
          { term: t('columns.pending'), value: <Unsent device={device} t={t} locale={locale} now={now} /> },
          { term: t('columns.isPushed'), value: <Pushed on={isPushed} t={t} /> },
          { term: t('panel.id'), value: <Mono>{device.id}</Mono> },
        ]}
      />
      {isAsking ? (
        <EraseDialog
          device={device}
          isOwn={isOwn(device)}
          onErased={onErased}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </SidePanel>
  )
}
