import { Copy, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { NEW_POLICY } from '#client/parts/new-policy.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { later } from '#client/ui/later.tsx'
import type { ListedPolicy } from '../policies/policy-rows.ts'
import { usePolicyObstacle } from '../policies/use-policy-acts.ts'

const CompanyDialog = later(() => import('./company-dialog.tsx').then((part) => part.CompanyDialog))

const EDITOR = '/secure/policy-management/policies/$companySelectorId/$policyId'

/** The ways from a policy to the editor: to change it, and to make a copy of it here or elsewhere. */
export function EditButtons({ listed }: { listed: ListedPolicy }) {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  const go = useGo()
  const obstacle = usePolicyObstacle()
  const [isCopying, setCopying] = useState(false)
  const { customerId, policy, isUpdating } = listed
  return (
    <>
      <Button
        icon={<Pencil aria-hidden />}
        disabledReason={obstacle ?? (isUpdating ? access('acts.updating') : undefined)}
        onClick={() =>
          go({ to: EDITOR, params: { companySelectorId: customerId, policyId: policy.id }, search: {} })
        }
      >
        {t('open.edit')}
      </Button>
      <Button icon={<Copy aria-hidden />} disabledReason={obstacle} onClick={() => setCopying(true)}>
        {t('open.duplicate')}
      </Button>
      {isCopying ? (
        <Suspense>
          <CompanyDialog
            title={t('open.copyWhere')}
            note={t('open.otherTenant')}
            first={customerId}
            onClose={() => setCopying(false)}
            onChoose={(companyId) =>
              go({
                to: EDITOR,
                params: { companySelectorId: companyId, policyId: NEW_POLICY },
                search: { from: policy.id, of: customerId },
              })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}
