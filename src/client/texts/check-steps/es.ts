import type { Translation } from '../translation.ts'

export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: 'Elija «New policy»; en «Users» › «Directory roles», seleccione los roles de administrador y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», seleccione «Microsoft Admin Portals» y «Windows Azure Service Management API».',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los administradores sin un método registrado ya no pueden abrir los portales de administración. «User registration details», en «Authentication methods», muestra quién no tiene ninguno.',
  },
  'administrator-sessions-limited': {
    steps: {
      1: 'Elija «New policy»; en «Users» › «Directory roles», seleccione los roles de administrador y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Session», ponga «Sign-in frequency» en 4 horas y «Persistent browser session» en «Never persistent».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los administradores vuelven a iniciar sesión durante el día, y los scripts que se ejecutan como administrador se detienen a las cuatro horas. Páselos antes a una aplicación o a una identidad administrada.',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: 'Elija «New policy»; en «Users» › «Directory roles», seleccione los roles de administrador y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
      5: 'Sin Microsoft Entra ID P1, active en su lugar los valores de seguridad predeterminados: «Overview» › «Properties» › «Manage security defaults».',
    },
    breaks:
      'Los administradores sin un método registrado no pueden iniciar sesión, y fallan los scripts que usan la contraseña de un administrador. «User registration details» y los registros de inicio de sesión muestran ambas cosas.',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: 'Pida a cada administrador que registre una clave de acceso, Windows Hello para empresas o un certificado.',
      2: 'Elija «New policy»; en «Users» › «Directory roles», seleccione los roles de administrador y excluya el grupo de cuentas de emergencia.',
      3: 'En «Target resources», incluya «All resources».',
      4: 'En «Grant», elija «Require authentication strength» y «Phishing-resistant MFA».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los administradores que solo tienen una aplicación de autenticación o SMS ya no pueden iniciar sesión. «User registration details» muestra los métodos de cada uno.',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Authentication flows», seleccione «Authentication transfer».',
      4: 'En «Grant», elija «Block access».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los usuarios ya no pueden llevar una sesión a su teléfono con un código QR y tienen que iniciarla allí. Los registros de inicio de sesión, filtrados por «Original transfer method», muestran quién lo hace.',
  },
  'device-code-flow-blocked': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Authentication flows», seleccione «Device code flow».',
      4: 'En «Grant», elija «Block access».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Dejan de funcionar las salas de reuniones, las pantallas compartidas y las herramientas de línea de comandos que inician sesión con un código. Los registros de inicio de sesión, filtrados por «Authentication protocol» y «Device code», muestran cuáles; excluya sus cuentas o cámbielas antes.',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», seleccione «Microsoft Intune Enrollment»; si no aparece, cree primero la entidad de servicio con el id. de aplicación d4ebce55-015a-49b5-a083-c84d1797ae8c.',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'En «Session», ponga «Sign-in frequency» en «Every time».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Quien inscribe un dispositivo inicia sesión con MFA en ese momento. La inscripción sin una persona delante puede fallar; pregunte a quien prepara los dispositivos cómo lo hace.',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources» › «User actions», seleccione «Register or join devices».',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
      5: 'En «Devices» › «Device settings», ponga en «No» el ajuste que exige MFA para registrar o unir dispositivos; estorba a la directiva.',
    },
    breaks:
      'Quien prepara un dispositivo necesita un método registrado. Los empleados nuevos no tienen ninguno el primer día: deles un pase de acceso temporal.',
  },
  'devices-are-compliant': {
    steps: {
      1: 'Mire qué dispositivos no cumplen y qué ajuste le falta a cada uno.',
      2: 'Corrija primero lo que falta en muchos, como el cifrado o una versión actual del sistema.',
      3: 'Pida a quienes usan los demás que los comprueben en la aplicación «Company Portal».',
      4: 'Retire los dispositivos que ya nadie usa.',
    },
    breaks:
      'Esto por sí solo no interrumpe a nadie. Donde una directiva exige un dispositivo conforme, quien trabaja con otro se queda fuera hasta que lo sea.',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: 'Cree dos cuentas que solo existan en la nube, con el rol «Global Administrator» y una clave de acceso o un certificado cada una, y póngalas en un grupo.',
      2: 'Abra cada directiva activada y añada este grupo en «Users» › «Exclude».',
      3: 'Configure una alerta para cada inicio de sesión de estas cuentas.',
    },
    breaks:
      'No se interrumpe a nadie. Estas cuentas eluden las directivas: guarde sus claves bajo llave y vigile sus inicios de sesión.',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
      5: 'Sin Microsoft Entra ID P1, active en su lugar los valores de seguridad predeterminados: «Overview» › «Properties» › «Manage security defaults».',
    },
    breaks:
      'Los usuarios sin un método registrado tienen que registrarse en su próximo inicio de sesión. Fallan las cuentas de servicio, los scripts y los dispositivos que solo usan una contraseña; los registros de inicio de sesión los muestran mientras la directiva está en «Report-only».',
  },
  'everyone-signs-in-again': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Session», ponga «Sign-in frequency» en un número de días, por ejemplo 7.',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Pasado ese tiempo, todos vuelven a iniciar sesión en cada dispositivo. Las salas de reuniones, los quioscos y las pantallas compartidas se detienen hasta que alguien lo hace; excluya sus cuentas.',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: 'Busque las directivas que excluyen el grupo que se ha encontrado aquí.',
      2: 'Saque del grupo a quienes ya no necesitan la excepción.',
      3: 'Elija «New policy», incluya este grupo en «Users» y exija allí otra cosa, por ejemplo un dispositivo administrado.',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los miembros del grupo tienen que cumplir la directiva nueva, y quien no puede se queda fuera. Los registros de inicio de sesión los muestran mientras la directiva está en «Report-only».',
  },
  'few-global-administrators': {
    steps: {
      1: 'Mire en «Assignments» quién tiene el rol.',
      2: 'Deje de dos a cuatro personas, contando las cuentas de emergencia.',
      3: 'Dé a las demás el rol más pequeño que baste para su trabajo, como «User Administrator» o «Exchange Administrator».',
      4: 'Quíteles la asignación de «Global Administrator».',
    },
    breaks:
      'Esas personas, y los scripts que se ejecutan con sus cuentas, pierden lo que solo puede hacer un administrador global. Los registros de auditoría muestran qué hizo cada una últimamente.',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: 'Elija «Edit» y marque «Require approval to activate».',
      2: 'Seleccione al menos a dos personas que aprueben.',
      3: 'Elija «Update».',
    },
    breaks:
      'Quien necesita el rol espera hasta que alguien aprueba. Asegúrese de que alguien pueda también de noche y de que las cuentas de emergencia tengan el rol de forma permanente.',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: 'Haga que cada persona aquí nombrada active la verificación en dos pasos en su cuenta de Google.',
      2: 'Compruebe en la lista de usuarios si en «2-step verification enrollment» figura «Enrolled».',
    },
    breaks: 'Quien aún no tiene un segundo factor debe configurarlo.',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Methods» en «Only security key» y guarde.',
    },
    breaks:
      'Los administradores sin llave de seguridad ni passkey no pueden entrar. Que cada uno registre antes dos.',
  },
  'google-attachment-protection-on': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active todas las protecciones de «Attachments» y guarde.',
    },
    breaks: 'Algunos correos con adjuntos poco habituales van a spam o llevan una advertencia.',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive «Automatic forwarding» y guarde.',
    },
    breaks: 'El correo que alguien reenvía por su cuenta deja de llegar allí.',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «External sharing options for primary calendars» en «Only free/busy information (hide event details)» y guarde.',
      3: 'Establezca «External sharing options for secondary calendars» en «Only free/busy information (hide event details)» y guarde.',
    },
    breaks: 'Las personas externas que miran un calendario dejan de ver los detalles.',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active «Only allow this for allowlisted domains» y guarde.',
    },
    breaks: 'Terminan los chats con personas de otros dominios. Anote antes los dominios de los socios.',
  },
  'google-drive-files-not-public': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive «When sharing outside is allowed, users can make files and published web content visible to anyone with the link» y guarde.',
    },
    breaks: 'Los usuarios ya no pueden publicar archivos. Los enlaces ya públicos deben buscarse aparte.',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «General access default» en «Private to the owner» y guarde.',
    },
    breaks: 'Los archivos nuevos se comparten a mano. Los existentes conservan su acceso.',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Sharing outside the organization» en «Allowlisted domains» y guarde.',
    },
    breaks: 'Deja de funcionar el uso compartido con otros dominios. Anote antes los dominios de los socios.',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «New user enrollment period» en «1 week» y guarde.',
    },
    breaks: 'Los usuarios nuevos que esperen más necesitarán a un administrador para entrar.',
  },
  'google-few-super-administrators': {
    steps: {
      1: 'Mire en «Admins» quién tiene el rol.',
      2: 'Dé un rol menor a quienes no lo necesitan y quíteles este; si solo hay uno, déselo a una segunda persona.',
    },
    breaks: 'Quien pierde el rol ya no puede cambiar la configuración de toda la empresa.',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive todo en «POP and IMAP access» y guarde.',
    },
    breaks: 'Los programas con IMAP o POP dejan de recibir correo. Pase antes a sus usuarios a Gmail.',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Elija «Disable access to less secure apps» y guarde.',
    },
    breaks: 'Los escáneres y programas antiguos que envían la contraseña dejan de funcionar.',
  },
  'google-links-checked': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active todas las protecciones de «Links and external images» y guarde.',
    },
    breaks: 'Los usuarios ven una advertencia antes de seguir un enlace a una página desconocida.',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active «Enhanced pre-delivery message scanning» y guarde.',
    },
    breaks: 'Los mensajes sospechosos llegan unos minutos más tarde.',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Elija «Allow users to install and run only selected apps from the Marketplace» y guarde.',
    },
    breaks: 'Los usuarios ya no pueden añadir otras aplicaciones. Apruebe antes las que se usan.',
  },
  'google-passwords-long': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Minimum length» en «12» y guarde.',
    },
    breaks: 'Los usuarios con una contraseña más corta eligen otra cuando se les pida.',
  },
  'google-passwords-not-reused': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive «Allow password reuse» y guarde.',
    },
    breaks: 'Quien cambia su contraseña debe elegir una nueva.',
  },
  'google-passwords-strong': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active «Enforce strong password» y guarde.',
    },
    breaks: 'Los usuarios con una contraseña débil eligen otra cuando se les pida.',
  },
  'google-second-factor-enforced': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Enforcement» en «On» y guarde.',
    },
    breaks: 'Los usuarios sin segundo factor no pueden entrar después del plazo.',
  },
  'google-sessions-limited': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Web session duration» en «12 hours» y guarde.',
    },
    breaks: 'Los usuarios inician sesión una vez cada día laborable.',
  },
  'google-sms-codes-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Methods» en «Any except verification codes via text, phone call» y guarde.',
    },
    breaks: 'Quien solo tiene códigos por SMS debe configurar antes otro método.',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Active todas las protecciones de «Spoofing and authentication» y guarde.',
    },
    breaks: 'Algunos correos de remitentes mal configurados se marcan o van a spam.',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive «Allow super admins to recover their account» y guarde.',
    },
    breaks: 'Un superadministrador que olvidó la contraseña necesita a otro.',
  },
  'google-takeout-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Google Takeout» en «OFF for everyone» y guarde.',
    },
    breaks: 'Los usuarios ya no pueden descargar copias de todo. Actívelo para quienes se van.',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Establezca «Unconfigured third-party apps» en «Don’t allow users to access any third-party apps» y guarde.',
    },
    breaks: 'Las aplicaciones sin aprobar dejan de funcionar. Mire antes cuáles se usan y apruébelas.',
  },
  'google-user-recovery-off': {
    steps: {
      1: 'Seleccione la organización al principio de la lista y después cada unidad o grupo para los que haya algo distinto.',
      2: 'Desactive «Allow users and non-super admins to recover their account» y guarde.',
    },
    breaks: 'Quien olvidó su contraseña pide ayuda a un administrador.',
  },
  'groups-are-private': {
    steps: {
      1: 'Abra un grupo público y sus «Settings».',
      2: 'En «Privacy», elija «Private» y guarde.',
      3: 'Deje público lo que es para todos y regístrelo como resolución de esta comprobación.',
    },
    breaks:
      'Quien no es miembro deja de acceder a los archivos, el calendario y las conversaciones del grupo. Pregunte a los propietarios a quién hay que añadir.',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: 'Abra el rol que tiene el invitado y sus «Assignments».',
      2: 'Si el trabajo continúa, dé antes a la persona otra forma de hacerlo.',
      3: 'Quite la asignación del invitado.',
    },
    breaks:
      'El invitado ya no puede administrar el inquilino. Los socios trabajan así a menudo: acuerde antes otra vía, como los privilegios de administración delegada granular (GDAP).',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: 'Elija «New policy»; en «Users» › «Select users and groups», seleccione «Guest or external users» con todos sus tipos.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Grant», elija «Require multifactor authentication».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los invitados tienen que registrar aquí un método, salvo que se confíe en la MFA de su propio inquilino. Entre ellos puede haber socios que administran el inquilino; los registros de inicio de sesión muestran qué invitados entran.',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: 'Liste las cuentas que no se han usado en 30 días: lo hace la primera línea del comando.',
      2: 'Averigüe para qué es cada una: un servicio, un buzón compartido, alguien de permiso.',
      3: 'Abra las que nadie necesita, elija «Edit properties» y desmarque «Account enabled».',
      4: 'Quíteles las licencias cuando nadie las haya echado en falta durante un tiempo.',
    },
    breaks:
      'Quien usa la cuenta ya no puede iniciar sesión, y un servicio que dependa de ella se detiene. Los registros de inicio de sesión también muestran los inicios en los que no interviene nadie.',
  },
  'invitation-domains-restricted': {
    steps: {
      1: 'Anote los dominios de los invitados y socios que ya hay.',
      2: 'En «Collaboration restrictions», elija «Allow invitations only to the specified domains (most restrictive)».',
      3: 'Escriba los dominios y guarde.',
    },
    breaks:
      'Ya nadie puede invitar a personas de otros dominios; los invitados que hay se quedan. La lista de usuarios, filtrada por invitados, muestra los dominios en uso.',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Client apps», seleccione solo «Exchange ActiveSync clients» y «Other clients».',
      4: 'En «Grant», elija «Block access».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Dejan de funcionar los programas de correo antiguos, y las impresoras y los scripts que envían con una contraseña. Los registros de inicio de sesión, filtrados por «Client app», los muestran.',
  },
  'managed-device-required': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Grant», elija «Require device to be marked as compliant», «Require Microsoft Entra hybrid joined device» y «Require one of the selected controls».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los dispositivos privados, y los administrados que no cumplen, se quedan sin acceso a todo. Mire antes en Intune cuántos dispositivos cumplen.',
  },
  'named-locations-used': {
    steps: {
      1: 'Elija «IP ranges location», escriba las direcciones públicas de la empresa y márquela como de confianza; o elija «Countries location».',
      2: 'Abra una directiva e incluya o excluya la ubicación en «Network».',
      3: 'Ponga la directiva en «On».',
    },
    breaks:
      'Nada cambia hasta que una directiva usa la ubicación. Una dirección que falta o está anticuada hace que afecte a quien no debe; pida al proveedor de Internet las direcciones fijas.',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: 'Abra la aplicación que se ha encontrado aquí y sus «Permissions».',
      2: 'Pregunte a su propietario o fabricante cuáles necesita.',
      3: 'En «Admin consent», revoque el permiso que se ha encontrado aquí; elimine la aplicación si nadie la usa.',
      4: 'Quite los secretos de cliente de la aplicación que ya no hagan falta.',
    },
    breaks:
      'Se detiene lo que la aplicación hace con roles y permisos. Los registros de auditoría, filtrados por la aplicación, muestran si hizo algo últimamente.',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: 'Mire en «Active assignments» quién tiene un rol con privilegios de forma permanente.',
      2: 'Elija «Add assignments» y dé a cada uno el mismo rol como «Eligible».',
      3: 'Pida a cada uno que active el rol una vez.',
      4: 'Quite las asignaciones permanentes, salvo «Global Administrator» de dos cuentas de emergencia.',
    },
    breaks:
      'Los administradores activan su rol antes de trabajar. Los servicios y las aplicaciones no pueden hacerlo: averigüe antes qué cuentas no son de ninguna persona.',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: 'Abra la regla que se ha encontrado aquí y anote sus dominios y qué más hace.',
      2: 'Permita lo que se filtra por error en la «Tenant Allow/Block List» del portal de Defender.',
      3: 'Desactive la regla o quítele el nivel de confianza contra correo no deseado (SCL) -1.',
    },
    breaks:
      'El correo de esos dominios se filtra como cualquier otro y puede acabar en correo no deseado o en cuarentena. «Message trace» muestra qué llegó de ellos últimamente.',
  },
  'password-hashes-synchronized': {
    steps: {
      1: 'Abra «Microsoft Entra Connect Sync» en el servidor y elija «Configure» › «Customize synchronization options».',
      2: 'En «Optional features», seleccione «Password hash synchronization».',
      3: 'Termine el asistente.',
      4: 'Compruebe en la página de arriba que está activada.',
    },
    breaks:
      'No se interrumpe a nadie: el inicio de sesión sigue igual. Desde entonces hay en la nube hashes de los hashes de las contraseñas; conviene que lo sepa quien responde de la protección de datos.',
  },
  'preset-security-policies-on': {
    steps: {
      1: 'En «Standard protection», elija «Manage protection settings».',
      2: 'Aplique la protección de Exchange Online Protection y de Defender para Office 365 a «All recipients».',
      3: 'Escriba las personas y los dominios por los que otros podrían hacerse pasar.',
      4: 'Elija «Turn on the policy when finished» y confirme.',
      5: 'El comando vuelve a activar una directiva preestablecida que ya lo estuvo; la primera vez hace falta el portal.',
    },
    breaks:
      'Más correo acaba en correo no deseado o en cuarentena, y los vínculos y adjuntos se comprueban antes de abrirse. La directiva preestablecida va por delante de las propias: anote antes sus excepciones.',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: 'Cree para cada una de estas personas una segunda cuenta que solo exista en la nube.',
      2: 'Dele el rol y pida a la persona que registre un método resistente al phishing.',
      3: 'Quite los roles de la cuenta que viene del entorno local.',
    },
    breaks:
      'Estas personas administran con una segunda cuenta. Los scripts y servicios que usan la primera pierden sus derechos; los registros de inicio de sesión los muestran.',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: 'Busque las cuentas de salas y equipos; la primera línea del comando las lista.',
      2: 'Abra cada una, elija «Block sign-in» y guarde.',
      3: 'Deje fuera las salas cuyo dispositivo inicia sesión con esta cuenta y regístrelo como resolución de esta comprobación.',
    },
    breaks:
      'Las salas y los equipos se reservan como antes. Un dispositivo que inicia sesión con la cuenta, como un sistema de reuniones, se detiene; los registros de inicio de sesión lo muestran.',
  },
  'retired-grant-not-used': {
    steps: {
      1: 'Asegúrese de que una directiva de protección de aplicaciones de Intune cubra las aplicaciones que se usan.',
      2: 'Abra cada directiva que se ha encontrado aquí.',
      3: 'En «Grant», desmarque «Require approved client app» y elija «Require app protection policy».',
      4: 'Guarde y pruébelo con el teléfono de una persona.',
    },
    breaks:
      'Las aplicaciones móviles sin directiva de protección se quedan fuera. Los registros de inicio de sesión muestran qué aplicaciones se usan.',
  },
  'risks-in-separate-policies': {
    steps: {
      1: 'Abra cada directiva que se ha encontrado aquí.',
      2: 'Quite una de las condiciones «User risk» y «Sign-in risk».',
      3: 'Elija «New policy» y cree otra con la otra condición para las mismas personas.',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Hasta ahora hacían falta los dos riesgos a la vez; ahora basta cualquiera, y más personas tienen que identificarse o cambiar la contraseña. Los informes de «ID Protection» muestran cuántas.',
  },
  'risky-agents-blocked': {
    steps: {
      1: 'Elija «New policy»; en «Users, agents or workload identities», elija «Agents» e incluya «All agent identities».',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Agent risk», seleccione «High».',
      4: 'En «Grant», elija «Block access».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los agentes con riesgo alto no pueden iniciar sesión, y se detiene lo que hacen para las personas. Los informes de «ID Protection» los muestran.',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Sign-in risk», seleccione «High» y «Medium».',
      4: 'En «Grant», elija «Require multifactor authentication».',
      5: 'En «Session», ponga «Sign-in frequency» en «Every time».',
      6: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los usuarios sin un método registrado se quedan fuera cuando un inicio de sesión parece arriesgado. «Risky sign-ins», en «ID Protection», muestra con qué frecuencia ocurrió.',
  },
  'risky-users-handled': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «User risk», seleccione «High».',
      4: 'En «Grant», elija «Require multifactor authentication», «Require password change» y «Require all the selected controls».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los usuarios con riesgo alto tienen que cambiar la contraseña; los que vienen del entorno local solo pueden con escritura diferida de contraseñas. «Risky users», en «ID Protection», muestra a quién afecta.',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: 'Avise a todos de que tendrán que registrarse en MFA.',
      2: 'Elija «Manage security defaults».',
      3: 'Elija «Enabled» y guarde.',
      4: 'Con Microsoft Entra ID P1, cree en su lugar directivas en «Conditional Access».',
    },
    breaks:
      'Todos tienen que registrarse en MFA, y la autenticación heredada queda bloqueada. Los registros de inicio de sesión, filtrados por «Client app», muestran qué la usa todavía.',
  },
  'security-info-registration-protected': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources» › «User actions», seleccione «Register security information».',
      3: 'En «Network», incluya «Any network or location» y excluya «All trusted networks and locations».',
      4: 'En «Grant», elija «Require multifactor authentication».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los usuarios nuevos solo pueden registrarse en una ubicación de confianza o con un pase de acceso temporal. Créelo antes del primer día en «Authentication methods» del usuario.',
  },
  'session-tokens-protected': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», seleccione «Office 365 Exchange Online» y «Office 365 SharePoint Online».',
      3: 'En «Conditions», ponga «Device platforms» en «Windows» y «Client apps» en «Mobile apps and desktop clients».',
      4: 'En «Session», elija «Require token protection for sign-in sessions».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Las aplicaciones que no lo admiten y los dispositivos Windows sin registrar dejan de acceder al correo y a los archivos. Los registros de inicio de sesión los muestran mientras la directiva está en «Report-only».',
  },
  'sharing-domains-restricted': {
    steps: {
      1: 'Anote los dominios con los que se comparte.',
      2: 'Abra «More external sharing settings» y elija «Limit external sharing by domain» y «Add domains».',
      3: 'Elija «Allow only specific domains», escríbalos y guarde.',
    },
    breaks:
      'Ya no se pueden compartir archivos ni sitios con otros dominios. La lista de invitados del Centro de administración de Microsoft Entra muestra qué dominios se usan.',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: 'En «Named locations», cree una «Countries location» con los países en los que se trabaja.',
      2: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      3: 'En «Target resources», incluya «All resources».',
      4: 'En «Network», incluya «Any network or location» y excluya esta ubicación.',
      5: 'En «Grant», elija «Block access».',
      6: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Quien viaja, o llega por una VPN con una dirección de otro lugar, se queda fuera. Los registros de inicio de sesión muestran el lugar de cada inicio; acuerde antes qué hacen quienes viajan.',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: 'Abra cada directiva que se ha encontrado aquí.',
      2: 'En «Users» › «Exclude» › «Directory roles», seleccione «Directory Synchronization Accounts».',
      3: 'Guarde y compruebe en «Entra Connect» › «Connect Sync» que la sincronización funciona.',
    },
    breaks: 'No se interrumpe a nadie: ninguna persona inicia sesión con estas cuentas.',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», incluya «All resources».',
      3: 'En «Conditions» › «Device platforms», incluya «Any device» y excluya «Android», «iOS», «Windows», «macOS» y «Linux».',
      4: 'En «Grant», elija «Block access».',
      5: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
    },
    breaks:
      'Los dispositivos con otro sistema, como ChromeOS, y los que no dicen cuál tienen se quedan fuera. Los registros de inicio de sesión muestran el sistema de cada inicio.',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: 'Elija «New policy»; en «Users», incluya «All users» y excluya el grupo de cuentas de emergencia.',
      2: 'En «Target resources», seleccione «Office 365».',
      3: 'En «Session», elija «Use app enforced restrictions».',
      4: 'Créela como «Report-only», mire en los registros de inicio de sesión a quién detendría y después póngala en «On».',
      5: 'En el Centro de administración de SharePoint, ponga «Policies» › «Access control» › «Unmanaged devices» en «Allow limited, web-only access».',
    },
    breaks:
      'En los dispositivos que nadie administra, los archivos solo se abren en el navegador: sin descargar, imprimir ni sincronizar. Avise a quienes trabajan con dispositivos privados.',
  },
  'users-can-reset-passwords': {
    steps: {
      1: 'En «Properties», ponga «Self service password reset enabled» en «All».',
      2: 'En «Authentication methods», ponga «Number of methods required to reset» en 2.',
      3: 'En «Registration», exija que los usuarios se registren al iniciar sesión.',
      4: 'Si hay usuarios del entorno local, active la escritura diferida de contraseñas en «On-premises integration».',
    },
    breaks:
      'No se interrumpe a nadie. Se pide a los usuarios sus métodos al iniciar sesión; avise al servicio de asistencia.',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: 'Mire en «User registration details» quién no tiene ningún método.',
      2: 'Ponga el estado de «Registration campaign» en «Enabled» para todos los usuarios.',
      3: 'Cree un pase de acceso temporal para quienes no puedan registrarse de otro modo.',
      4: 'Bloquee las cuentas que nadie usa.',
    },
    breaks:
      'Se pide a los usuarios que configuren Microsoft Authenticator al iniciar sesión. Nadie se queda fuera.',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: 'Abra la directiva predeterminada y elija «Manage permissions».',
      2: 'Desmarque «My Custom Apps», «My Marketplace Apps» y «My ReadWriteMailbox Apps» y guarde.',
      3: 'Implemente los complementos necesarios en «Integrated apps», en el Centro de administración de Microsoft 365.',
    },
    breaks:
      'Los usuarios ya no pueden añadir complementos a su Outlook. Pregunte cuáles usan e impleméntelos antes.',
  },
} satisfies Translation<'es', 'checkSteps'>
