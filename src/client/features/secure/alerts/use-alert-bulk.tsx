import { Check, Hand, X } from 'lucide-react'
import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { alertList } from './alert-list.ts'
import type { NamedAlert } from './alert-rows.ts'
import { type AlertActs, useAlertActs } from './use-alert-acts.ts'

/** As many as a device queues while somebody waits. */
const MAXIMUM = 1000

/** The selection among the alerts that are found, and what is done with them at once; undefined for who may only read them. */
export function useAlertBulk(found: readonly NamedAlert[]) {
  const { chosen, clear, selecting } = useSelected(found, alertList.rowKey, MAXIMUM)
  const acts = useAlertActs()
  if (acts.disabledReason !== undefined) return undefined
  return {
    ...selecting,
    bulkActions: <BulkActs chosen={chosen} acts={acts} onDone={clear} />,
  }
}

interface BulkActsProps {
  chosen: readonly NamedAlert[]
  acts: AlertActs
  onDone: () => void
}

function BulkActs({ chosen, acts: { setStatuses }, onDone }: BulkActsProps) {
  const t = useTexts('alerts')
  const open = chosen.filter(({ row }) => !isClosed(row))
  const untaken = open.filter(({ row }) => row.status === 'new')
  const act = async (alerts: readonly NamedAlert[], status: 'inProgress' | 'resolved' | 'dismissed') => {
    await setStatuses(alerts, status)
    onDone()
  }
  const noneOpen = open.length === 0 ? t('bulk.noneOpen') : undefined
  return (
    <>
      <Button
        icon={<Check aria-hidden />}
        disabledReason={noneOpen}
        onClick={() => void act(open, 'resolved')}
      >
        {t('acts.resolve')}
      </Button>
      <Button
        icon={<Hand aria-hidden />}
        disabledReason={untaken.length === 0 ? t('bulk.noneOpen') : undefined}
        onClick={() => void act(untaken, 'inProgress')}
      >
        {t('acts.takeUp')}
      </Button>
      <Button icon={<X aria-hidden />} disabledReason={noneOpen} onClick={() => void act(open, 'dismissed')}>
        {t('acts.dismiss')}
      </Button>
    </>
  )
}
