import type { AgentSteps } from './agent-steps.ts'

export const de: AgentSteps = {
  windows: {
    copy: 'Laden Sie den Agent für Windows herunter und kopieren Sie ihn auf das Gerät.',
    open: 'Öffnen Sie PowerShell als Administrator, im Ordner der Datei.',
    install: 'Installieren Sie ihn. Er meldet sich einmal und von da an alle sechs Stunden.',
    show: 'So sehen Sie, was er melden würde, ohne dass etwas gesendet wird:',
    uninstall: 'So entfernen Sie ihn wieder vom Gerät:',
    hint: 'Für viele Geräte führen Sie dieselbe Zeile aus Ihrem Verwaltungswerkzeug oder per Gruppenrichtlinie aus.',
  },
  unix: {
    copy: 'Laden Sie den Agent für macOS und Linux herunter und kopieren Sie ihn auf das Gerät.',
    open: 'Öffnen Sie ein Terminal im Ordner der Datei.',
    install: 'Installieren Sie ihn. Er meldet sich einmal und von da an alle sechs Stunden.',
    show: 'So sehen Sie, was er melden würde, ohne dass etwas gesendet wird:',
    uninstall: 'So entfernen Sie ihn wieder vom Gerät:',
    hint: 'Unter macOS braucht das Terminal vollen Festplattenzugriff, um die Browserprofile anderer Konten zu lesen.',
  },
  browser: {
    copy: 'Laden Sie die Erweiterung für Chrome, Edge und Brave herunter und entpacken Sie sie in einen Ordner, der auf dem Gerät bleibt.',
    open: 'Öffnen Sie die Seite der Erweiterungen und schalten Sie den Entwicklermodus ein:',
    install:
      'Wählen Sie „Entpackte Erweiterung laden“ und den Ordner. Sie meldet sich einmal und von da an alle sechs Stunden.',
    show: 'Was sie meldet, zeigt ihre Schaltfläche neben der Adresse.',
    uninstall: 'Um sie zu entfernen, löschen Sie sie auf derselben Seite.',
    hint: 'Für viele Geräte packen Sie den Ordner auf dieser Seite und installieren ihn über die Richtlinie ExtensionInstallForcelist. Von Seiten meldet sie nur die Namen der Websites; sagen Sie das den Leuten.',
  },
}
