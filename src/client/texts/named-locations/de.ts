import type { Translation } from '../translation.ts'

export const namedLocations = {
  purpose: 'Adressen und Länder, die Richtlinien für bedingten Zugriff nennen.',
  search: 'Benannte Standorte suchen',
  create: 'Neuer Ort',
  columns: {
    location: 'Ort',
    kind: 'Art',
    trusted: 'Vertrauen',
    places: 'Adressen oder Länder',
    used: 'Verwendet von',
  },
  kinds: { addresses: 'Adressen', countries: 'Länder' },
  methods: { clientIpAddress: 'Nach IP-Adresse', authenticatorAppGps: 'Nach GPS der Authenticator-App' },
  trusted: 'Vertrauenswürdig',
  notTrusted: 'Nicht vertrauenswürdig',
  unknown: 'Unbekannte Länder',
  inUse: 'In Verwendung',
  unused: 'Keine Richtlinie verwendet ihn',
  usedBy_one: 'Von {{count}} Richtlinie verwendet',
  usedBy_other: 'Von {{count}} Richtlinien verwendet',
  updating: 'Er wird gerade geändert.',
  gone: 'Dieser Ort ist nicht hier',
  goneReason:
    'Er wurde vielleicht im Mandanten gelöscht, oder sein Unternehmen gehört nicht zu denen, die Sie betreuen.',
  form: {
    create: 'Neuer Ort von {{company}}',
    edit: '{{name}} ändern',
    failed: 'Der Ort wurde nicht gespeichert',
    ranges: 'Adressen und Bereiche',
    rangesHelp:
      'IPv4 oder IPv6, eine pro Zeile, etwa 203.0.113.7 oder 2001:db8::/48. Eine Liste kann eingefügt werden.',
    trusted: 'Vertrauenswürdiger Ort',
    trustedHelp:
      'Richtlinien können alle vertrauenswürdigen Orte ausnehmen, und Anmeldungen von hier gelten als weniger riskant.',
    countries: 'Länder',
    addCountry: 'Land hinzufügen',
    findCountry: 'Land suchen',
    noCountry: 'Kein solches Land',
    noCountries: 'Kein Land',
    removeCountry: '{{name}} entfernen',
    method: 'Das Land wird bestimmt',
    unknown: 'Adressen einschließen, deren Land nicht bekannt ist',
  },
  delete: {
    title: '{{name}} löschen?',
    text: 'Er ist dann aus dem Mandanten von {{company}} verschwunden.',
    trusted: 'Er ist vertrauenswürdig: das wird zuerst aufgehoben, wie Microsoft es verlangt.',
  },
  add: {
    title: '{{place}} zu einem Ort hinzufügen',
    where: 'Zu welchem Ort?',
    new: 'Ein neuer Ort',
  },
  empty: {
    none: 'Keine benannten Standorte',
    noneReason: 'Der Mandant hat keinen benannten Standort.',
    everyNoneReason: 'Orte erscheinen hier, sobald Mandanten von Unternehmen gelesen wurden.',
    notReadReason:
      'Der Mandant von {{company}} wurde noch nicht gelesen. Seine Orte erscheinen hier von selbst.',
    cannot: 'Die Orte konnten nicht gelesen werden',
    filteredReason: 'Kein Ort auf diesem Gerät passt zur Suche und zu den Filtern.',
  },
  table: {
    select: 'Ort auswählen',
    selectAll: 'Alle Orte auswählen',
    selected: '{{chosen}} von {{maximum}} ausgewählt',
    loading: 'Die Orte werden geladen',
  },
} satisfies Translation<'de', 'namedLocations'>
