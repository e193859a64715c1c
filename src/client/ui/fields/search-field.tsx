import { TextField } from './text-field.tsx'

interface SearchFieldProps {
  /** What is found; it stands in the field. */
  label: string
  value: string
  onChange: (search: string) => void
}

/** A field above a list of choices, which finds among them. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField label={label} hideLabel type="search" placeholder={label} value={value} onChange={onChange} />
  )
}
