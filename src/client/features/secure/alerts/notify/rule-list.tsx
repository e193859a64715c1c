import { Plus } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { List, type ListProps } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { NEW_RULE, type NotifyAddress } from './notify-address.ts'
import { useNotifyObstacle } from './use-notify-words.ts'

export interface RulesTabProps {
  /** Whose rules; null for those of all companies. */
  customerId: string | null
  address: NotifyAddress
  onAddress: (change: Partial<NotifyAddress>) => void
  tabs: ReactNode
}

/** What the list shows of a rule of either kind. */
interface ListedRule {
  id: string
  isPending: boolean
  isConflict: boolean
  rule: { id: string; customer_id: string | null }
}

interface RuleListProps<Row extends ListedRule>
  extends RulesTabProps, Pick<ListProps<Row, NotifyAddress>, 'list' | 'renderCard'> {
  /** Whose words it uses. */
  words: 'rules' | 'snoozed'
  icon: ReactNode
  /** The dialog of a rule, or of a new one. */
  renderDialog: (rule: Row['rule'] | undefined, onClose: () => void) => ReactNode
}

/** The rules of either kind; each opens in its dialog, which is in the address. */
export function RuleList<Row extends ListedRule>({
  words: kind,
  customerId,
  address,
  onAddress,
  tabs,
  list,
  icon,
  renderCard,
  renderDialog,
}: RuleListProps<Row>) {
  const t = useTexts('alertNotify')
  const words = useTexts('words')
  const obstacle = useNotifyObstacle(customerId)
  const open = (id: string | undefined) => onAddress({ open: id })
  const close = () => open(undefined)
  return (
    <>
      <List
        list={list}
        section="alertNotify"
        search={t(`${kind}.search`)}
        start={
          <>
            {tabs}
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              disabledReason={obstacle}
              onClick={() => open(NEW_RULE)}
            >
              {t(`${kind}.add`)}
            </Button>
          </>
        }
        empty={{
          icon,
          none: [t(`${kind}.none`), t(`${kind}.noneReason`)],
          filtered: [t(`${kind}.filtered`), t(`${kind}.filteredReason`)],
          clear: words('clearSearch'),
        }}
        renderCard={renderCard}
        rowState={rowState}
        onOpen={({ id }) => open(id)}
      />
      <Suspense>
        {address.open === NEW_RULE ? renderDialog(undefined, close) : null}
        {list.open ? renderDialog(list.open.rule, close) : null}
      </Suspense>
    </>
  )
}
