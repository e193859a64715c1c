import type { Translation } from '../translation.ts'

export const branding = {
  purpose: 'Ihr Logo und Ihr Favicon in der App und in den E-Mails, die sie versendet.',
  saved: 'Das Aussehen ist gespeichert.',
  discard: 'Änderungen verwerfen',
  noManage: 'Ihre Rolle darf dies ansehen, aber nicht ändern.',
  hardToSee:
    'Das meiste an diesem Bild ist auf hellem Grund schlecht zu sehen. Wählen Sie eines mit dunkleren Farben.',
  logo: {
    title: 'Logo',
    help: 'Eine JPEG- oder PNG-Datei von höchstens 8 MB, für hellen Grund gemacht. Im dunklen Design liegt es auf einer hellen Fläche.',
    none: 'Es gibt kein eigenes Logo.',
    alt: 'Ihr Logo',
    file: 'Logodatei',
    choose: 'Logo auswählen',
    remove: 'Logo entfernen',
    publish: 'Allen anstelle des Produktlogos zeigen, auch in E-Mails',
    crop: 'Logo zuschneiden',
  },
  favicon: {
    title: 'Favicon',
    help: 'Das kleine Bild im Tab des Browsers und im eingeklappten Menü. Eine JPEG- oder PNG-Datei von höchstens 8 MB, quadratisch zugeschnitten.',
    none: 'Es gibt kein eigenes Favicon.',
    alt: 'Ihr Favicon',
    file: 'Favicondatei',
    choose: 'Favicon auswählen',
    remove: 'Favicon entfernen',
    publish: 'Allen anstelle des Favicons des Produkts zeigen',
    crop: 'Favicon zuschneiden',
  },
  preview: {
    title: 'Vorschau',
    help: 'Der Kopf des Menüs und der Tab des Browsers, wie alle sie nach dem Speichern sehen.',
    light: 'Helles Design',
    dark: 'Dunkles Design',
  },
  problems: {
    media: 'Das ist keine JPEG- oder PNG-Datei, was auch immer ihr Name sagt.',
    size: 'Die Datei ist größer als 8 MB.',
    unreadable: 'Die Datei lässt sich nicht als Bild öffnen. Vielleicht ist sie beschädigt.',
  },
  crop: {
    help: 'Ziehen Sie den Rahmen oder seine Griffe, oder gehen Sie mit Tab zu einem Griff und bewegen Sie ihn mit den Pfeiltasten.',
    use: 'Diesen Ausschnitt verwenden',
    picture: 'Das ausgewählte Bild',
    area: 'Ausschnitt, der bleibt: mit den Pfeiltasten bewegen',
    handles: {
      nw: 'Ecke oben links',
      n: 'Obere Kante',
      ne: 'Ecke oben rechts',
      e: 'Rechte Kante',
      se: 'Ecke unten rechts',
      s: 'Untere Kante',
      sw: 'Ecke unten links',
      w: 'Linke Kante',
    },
  },
} satisfies Translation<'de', 'branding'>
