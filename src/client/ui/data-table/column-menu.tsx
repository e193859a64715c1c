import { Columns3 } from 'lucide-react'
import { Button } from '../button.tsx'
import { Menu } from '../overlays/menu.tsx'
import type { Column } from './column.ts'

type ColumnMenuProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  shown: readonly string[]
  onChange: (shown: string[]) => void
}

export function ColumnMenu<Row>({ label, columns, shown, onChange }: ColumnMenuProps<Row>) {
  const toggle = (id: string) =>
    onChange(
      columns.flatMap((column) => ((column.id === id) === shown.includes(column.id) ? [] : [column.id])),
    )
  return (
    <Menu
      label={label}
      align="end"
      items={columns
        .filter((column) => !column.primary)
        .map((column) => ({
          id: column.id,
          label: column.header,
          checked: shown.includes(column.id),
          onSelect: () => toggle(column.id),
        }))}
      trigger={
        <Button variant="quiet" icon={<Columns3 aria-hidden />}>
          {label}
        </Button>
      }
    />
  )
}
