import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NEW_POLICY } from '#client/parts/new-policy.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import { usePolicyObstacle } from '../policies/use-policy-acts.ts'

const CompanyDialog = later(() => import('./company-dialog.tsx').then((part) => part.CompanyDialog))

/** The way to a new policy, of the chosen company, or of one that is asked for. */
export function CreateButton({ companyId }: { companyId: string | undefined }) {
  const t = useTexts('policyEditor')
  const go = useGo()
  const obstacle = usePolicyObstacle()
  const [isAsking, setAsking] = useState(false)
  const create = (id: string) =>
    go({
      to: '/secure/policy-management/policies/$companySelectorId/$policyId',
      params: { companySelectorId: id, policyId: NEW_POLICY },
      search: {},
    })
  return (
    <>
      <Button
        icon={<Plus aria-hidden />}
        disabledReason={obstacle}
        onClick={() => (companyId === undefined ? setAsking(true) : create(companyId))}
      >
        {t('open.policy')}
      </Button>
      {isAsking ? (
        <Suspense>
          <CompanyDialog title={t('open.newWhere')} onClose={() => setAsking(false)} onChoose={create} />
        </Suspense>
      ) : null}
    </>
  )
}
