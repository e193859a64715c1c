import { LayoutList, Table2 } from 'lucide-react'
import { Segmented } from '../fields/segmented.tsx'
import type { DataTableLabels, PhoneView } from './data-table-props.ts'

interface PhoneSwitchProps {
  labels: Pick<DataTableLabels, 'view' | 'asCards' | 'asTable'>
  view: PhoneView
  onView: (view: PhoneView) => void
}

export function PhoneSwitch({ labels, view, onView }: PhoneSwitchProps) {
  return (
    <Segmented
      label={labels.view}
      iconsOnly
      value={view}
      onChange={onView}
      options={[
        { value: 'cards', label: labels.asCards, icon: <LayoutList aria-hidden /> },
        { value: 'table', label: labels.asTable, icon: <Table2 aria-hidden /> },
      ]}
    />
  )
}
