import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import { MAIL_POLICY_KINDS, type MailPolicyKind, newMailPolicy } from '#shared/domain/defender/mail-policy.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { later } from '#client/ui/later.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { type MailPolicyRow, policiesOfKind } from '../mail-policy-rows.ts'
import type { MailTexts } from '../mail-policy-words.ts'
import { useMailObstacle } from '../use-mail-acts.ts'

const MailPolicyDialog = later(() => import('./mail-policy-dialog.tsx').then((part) => part.MailPolicyDialog))

interface CreatePolicyProps {
  /** The company that the list is of. */
  companyId: string | undefined
  companyOf: (id: string) => string
  all: ReadonlyMap<string, MailPolicies> | undefined
  rows: readonly MailPolicyRow[]
}

/** The way to a new policy: first its kind and company are chosen. */
export function CreatePolicy({ companyId, companyOf, all, rows }: CreatePolicyProps) {
  const t = useTexts('defender')
  const obstacle = useMailObstacle()
  const mayChange = useMayChange()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  if (!mayChange) return null
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus aria-hidden />}
        disabledReason={obstacle}
        onClick={() => setChoosing(true)}
      >
        {t('create.open')}
      </Button>
      {isChoosing ? (
        <ChooseDialog
          companyId={companyId}
          all={all}
          onChoose={(next) => {
            setChoosing(false)
            setChosen(next)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      <Suspense>
        {chosen ? (
          <MailPolicyDialog
            customerId={chosen.customerId}
            company={companyOf(chosen.customerId)}
            seen={newMailPolicy(chosen.kind, '')}
            others={policiesOfKind(rows, chosen)}
            onClose={() => setChosen(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

interface Chosen {
  customerId: string
  kind: MailPolicyKind
}

interface ChooseDialogProps extends Pick<CreatePolicyProps, 'companyId' | 'all'> {
  onChoose: (chosen: Chosen) => void
  onClose: () => void
}

function ChooseDialog({ companyId, all, onChoose, onClose }: ChooseDialogProps) {
  const t = useTexts('defender')
  const words = useTexts('words')
  const { companyOf } = useCompanyNames()
  const [customerId, setCustomerId] = useState(companyId)
  const [kind, setKind] = useState<MailPolicyKind>('safeLinks')
  const unreadable =
    customerId === undefined
      ? undefined
      : unreadableText(all?.get(customerId), kind, companyOf(customerId), t)
  const next = () => {
    if (customerId !== undefined && unreadable === undefined) onChoose({ customerId, kind })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create.title')}
      closeLabel={words('close')}
      size="small"
      onSubmit={next}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={customerId === undefined ? words('chooseCompany') : unreadable}
          >
            {words('next')}
          </Button>
        </>
      }
    >
      <SelectField
        label={t('create.kind')}
        value={kind}
        onChange={setKind}
        options={MAIL_POLICY_KINDS.map((value) => ({ value, label: t(`policy.kinds.${value}`) }))}
      />
      {companyId === undefined ? (
        <CompanyField label={words('company')} value={customerId} onChange={setCustomerId} />
      ) : null}
      {unreadable ? <Callout tone="warn">{unreadable}</Callout> : null}
    </Dialog>
  )
}

/** Why policies of a kind cannot be made at a company; undefined where they can. */
function unreadableText(
  own: MailPolicies | undefined,
  kind: MailPolicyKind,
  company: string,
  t: MailTexts,
): string | undefined {
  if (!own) return t('create.notRead', { company })
  const reason = own.unread[kind]
  if (reason === undefined) return undefined
  return reason === 'noLicense'
    ? t('create.cannotBuy', { company })
    : t('create.cannot', { company, reason: t(`faults.${reason}`) })
}
