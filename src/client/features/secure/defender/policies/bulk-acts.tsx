import { Send } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { mailPolicyTaskLimits } from '#shared/domain/defender/mail-policy-task.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import { icons, useActText } from './act-buttons.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { sourceObstacle, sourceOf } from './deploy/deploy-source.ts'
import { MAIL_ACTS, type MailAct, planAct } from './mail-policy-acts.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { useMailObstacle } from './use-mail-acts.ts'

const DeployDialog = later(() => import('./deploy/deploy-dialog.tsx').then((part) => part.DeployDialog))

/** As many as a device queues while somebody waits. */
const MAXIMUM = 500

interface BulkActsProps {
  rows: readonly MailPolicyRow[]
  /** Something was asked for: nothing has to stay selected. */
  onDone: () => void
  /** Something was deployed: what becomes of it is followed elsewhere. */
  onDeployed: () => void
}

/** What is done with selected policies at once; each act tells first what it does. */
export function BulkActs({ rows, onDone, onDeployed }: BulkActsProps) {
  const t = useTexts('defender')
  const actText = useActText()
  const { reasonOf, deployReason } = useBulkReasons(rows)
  const [asking, setAsking] = useState<MailAct | 'deploy'>()
  const close = () => setAsking(undefined)
  return (
    <>
      <Button icon={<Send aria-hidden />} disabledReason={deployReason} onClick={() => setAsking('deploy')}>
        {t('acts.deploy')}
      </Button>
      {MAIL_ACTS.map((act) => (
        <Button key={act} icon={icons[act]} disabledReason={reasonOf(act)} onClick={() => setAsking(act)}>
          {actText(act)}
        </Button>
      ))}
      {asking !== undefined && asking !== 'deploy' ? (
        <ConfirmAct rows={rows} act={asking} onClose={close} onDone={onDone} />
      ) : null}
      <Suspense>
        {asking === 'deploy' ? (
          <DeployDialog
            sources={rows.map(sourceOf)}
            onDeployed={() => {
              onDone()
              onDeployed()
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** Why acts cannot be done with what is selected. */
function useBulkReasons(rows: readonly MailPolicyRow[]) {
  const t = useTexts('defender')
  const obstacle = useMailObstacle() ?? (rows.length === 0 ? t('acts.noneChosen') : undefined)
  const counts = useMemo(
    () => new Map(MAIL_ACTS.map((act) => [act, planAct(rows, act).taken.length])),
    [rows],
  )
  const withheld = useWithheld('deletePolicies')
  const reasonOf = (act: MailAct) => {
    if (act === 'delete' && withheld) return withheld
    const count = counts.get(act) ?? 0
    if (obstacle !== undefined) return obstacle
    if (count > MAXIMUM) return t('acts.tooMany', { count: MAXIMUM })
    return count === 0 ? t('acts.noneOf') : undefined
  }
  const isAny = useMemo(() => rows.some((row) => sourceObstacle(row) === undefined), [rows])
  const { items: most } = mailPolicyTaskLimits
  const tooMany = rows.length > most ? t('acts.tooManyToDeploy', { count: most }) : undefined
  return { reasonOf, deployReason: obstacle ?? (isAny ? tooMany : t('acts.noneToDeploy')) }
}
