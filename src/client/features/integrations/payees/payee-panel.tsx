import { dayWords } from '#client/parts/day-words.ts'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import type { ColumnContext } from './payee-columns.tsx'
import { costText, type ListedPayee } from './payee-list.ts'

interface PayeePanelProps extends ColumnContext {
  payee: ListedPayee
  onClose: () => void
}

/** One expense, as the accounting tool has it. */
export function PayeePanel({ payee: { row, company }, onClose, t, words, locale }: PayeePanelProps) {
  return (
    <SidePanel
      title={row.vendor || t('unnamed')}
      context={t('panel.context')}
      summary={<Quiet>{`${costText(row.cost, row.currency, locale)} · ${company}`}</Quiet>}
      closeLabel={words('close')}
      onClose={onClose}
    >
      <DefinitionList
        items={[
          { term: t('columns.posted_on'), value: dayWords(row.posted_on, locale) },
          { term: t('columns.description'), value: row.description || <Faint>–</Faint> },
          { term: t('columns.cost'), value: costText(row.cost, row.currency, locale) },
          { term: t('columns.currency'), value: row.currency },
          { term: t('columns.account'), value: row.account || <Faint>–</Faint> },
          { term: words('company'), value: company },
        ]}
      />
    </SidePanel>
  )
}
