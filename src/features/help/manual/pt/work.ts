import type { ManualWords } from '../manual-words.ts';

export const work: ManualWords = {
  title: 'Geração de procura',
  description: 'Do e-mail ao cartão e à data no calendário: chat, calendário, quadros e tarefas associados entre si.',
  groups: ['Chat', 'Calendário', 'Quadros e tarefas'],
  articles: {
    'talk-in-the-chat': {
      question: 'Como falo com colegas no chat?',
      content: `<p>Abra <strong>Chat</strong>. Prima <code>N</code> para iniciar uma conversa e <code>G</code> para criar um grupo.</p>
<h2>Escrever</h2>
<p>Enter envia; <code>Shift Enter</code> começa uma nova linha. Para negrito, listas e código, use Markdown. Pode anexar ficheiros ou largá-los na conversa. Mencione alguém com <code>@</code> para que receba uma notificação.</p>
<h2>O que pode fazer com uma mensagem</h2>
<ul><li><p>reagir com um emoji,</p></li>
<li><p>citá-la ou responder-lhe num tópico ao lado da conversa,</p></li>
<li><p>afixá-la para todos nesta conversa,</p></li>
<li><p>editá-la ou eliminá-la, se for sua.</p></li></ul>
<p>Todos veem quem está a escrever e quem viu uma mensagem. Defina o seu estado como <em>Ausente</em> ou <em>Não incomodar</em> junto à sua fotografia.</p>
<h2>Sem ligação</h2>
<p>As mensagens aguardam e são enviadas automaticamente, uma só vez, assim que houver ligação, mesmo depois de recarregar a página. Um rascunho fica na conversa até o enviar.</p>
<p><code>/</code> pesquisa pessoas e mensagens. Só quem participa na conversa vê as mensagens; os administradores não as leem.</p>`,
    },
    'plan-in-the-calendar': {
      question: 'Como planeio eventos e convido pessoas?',
      content: `<p>Abra <strong>Calendário</strong>. <code>M</code>, <code>W</code>, <code>D</code> e <code>L</code> mostram o mês, a semana, o dia e a lista; <code>T</code> leva a hoje.</p>
<h2>Um evento</h2>
<ol><li><p>Prima <code>N</code>, clique num dia ou arraste sobre algumas horas.</p></li>
<li><p>Indique o título, o calendário, a hora e o local. Em <em>Repetição</em>, pode escolher desde “diariamente” até “a última sexta-feira, de três em três meses”.</p></li>
<li><p>Adicione convidados pelo nome ou pelo endereço de e-mail. Por baixo, vê quem está disponível; <em>Próxima hora livre</em> encontra uma hora para todos.</p></li></ol>
<p>Os colegas recebem uma notificação; os convidados externos recebem um e-mail e podem responder sem ter conta. As respostas aparecem junto aos nomes.</p>
<h2>Alterar</h2>
<p>Arraste um evento para outra hora ou mova o evento selecionado com <code>Alt</code> e as teclas de seta. Num evento recorrente, escolha se altera só esse, esse e os seguintes ou todos. Os convidados externos são avisados um pouco mais tarde, para não receberem alterações que desfaça de imediato.</p>
<p>Os eventos em <em>Pessoal</em> só são visíveis para si.</p>`,
    },
    'calendars-of-your-own': {
      question: 'Como crio os meus próprios calendários e os vejo no telemóvel?',
      content: `<h2>Calendários próprios</h2>
<p>Além dos cinco calendários de base, pode criar e partilhar outros: escolha <em>Novo calendário…</em> por baixo da lista e <em>Alterar e partilhar…</em> no menu de um deles. Arraste-os para os ordenar e assinale os que quer ver.</p>
<h2>Calendários de outros</h2>
<p><em>Subscrever endereço…</em> mostra um calendário externo, como os feriados de um país. É atualizado automaticamente, e os eventos são só de leitura.</p>
<h2>No telemóvel</h2>
<p><em>Subscrever…</em> cria um endereço secreto só seu, com um código QR para a câmara do telemóvel. Mostra o mesmo que vê no Atrium. Pode renovar ou revogar o endereço a qualquer momento e ver quando foi lido pela última vez.</p>
<h2>Ficheiros</h2>
<p><em>Importar…</em> adiciona os eventos de um ficheiro iCalendar (<code>.ics</code>). Os eventos que já existem são atualizados, os cancelados são removidos e, se algo não puder ser importado, é indicado o motivo. <em>Exportar…</em> guarda um calendário num ficheiro.</p>
<p>Em <em>Mostrar também</em>, pode ver no calendário os prazos dos cartões e das tarefas e o vencimento das faturas.</p>`,
    },
    'work-on-a-board': {
      question: 'Como trabalho com quadros?',
      content: `<p>Abra <strong>Quadros</strong>. Um quadro tem colunas, com os cartões.</p>
<h2>Cartões</h2>
<ul><li><p>Prima <code>N</code> para adicionar um cartão; depois de premir Enter, o campo fica aberto para o seguinte.</p></li>
<li><p>Arraste um cartão, mova-o com <code>Alt</code> e uma tecla de seta ou prima <code>M</code> para <em>Mover para…</em></p></li>
<li><p>Abra o cartão para adicionar descrição, prazo, etiquetas, responsáveis, lista de verificação, ficheiros e comentários. Para mencionar alguém num comentário, use <code>@</code>.</p></li></ul>
<p>As alterações são visíveis de imediato para todos os que têm acesso ao quadro. A atividade de um cartão aparece no fim dele.</p>
<h2>Colunas</h2>
<p>Uma coluna pode ter um limite de cartões e avisa quando é ultrapassado. As colunas podem ser movidas e eliminadas como os cartões, e a eliminação pode ser desfeita.</p>
<h2>Quem tem acesso a um quadro</h2>
<p>Toda a empresa, ou só o proprietário e as pessoas que este escolher: <em>Quem tem acesso…</em>, no menu do quadro. <em>Lista</em> mostra os mesmos cartões em tabela, e o filtro encontra os que lhe estão atribuídos ou em atraso.</p>
<p>Os cartões já tratados podem ser arquivados; no arquivo, pode pesquisá-los e repô-los.</p>`,
    },
    'bring-a-board-from-elsewhere': {
      question: 'Como copio um quadro ou importo um do Trello?',
      content: `<p>Encontra tudo no menu junto ao nome do quadro.</p>
<h2>Copiar e usar modelos</h2>
<p><em>Copiar quadro…</em> cria outro com as mesmas colunas e cartões. <em>Guardar como modelo…</em> guarda as colunas e os cartões sem datas, pessoas nem comentários, e <em>Novo quadro a partir deste…</em> usa esse modelo no próximo projeto.</p>
<h2>Importar</h2>
<ol><li><p>Escolha <em>Importar do Trello ou de CSV…</em></p></li>
<li><p>Escolha um quadro exportado do Trello em JSON, ou um ficheiro CSV até 10 MB. Os cabeçalhos do Trello, Jira, Asana, Planner, Notion e Linear são reconhecidos, em cinco idiomas.</p></li>
<li><p>Verifique a pré-visualização: o que será importado, o que não tem campo correspondente e fica na descrição do cartão, e o que não é importado, com o motivo.</p></li>
<li><p><em>Importar</em> cria um novo quadro, com etiquetas, listas de verificação, prazos, comentários e links.</p></li></ol>
<p>Os cartões de listas arquivadas vão para o arquivo. A exportação do Trello não inclui os anexos, mas os links para eles são mantidos.</p>
<p>Os seus outros quadros não mudam. Se não quiser o novo quadro, elimine-o.</p>`,
    },
    'keep-to-dos': {
      question: 'Como adiciono tarefas rapidamente?',
      content: `<p>Abra <strong>Tarefas</strong> e prima <code>N</code>. Basta uma linha:</p>
<pre><code>Ligar ao banco amanhã às 17:00 #finanças @devansh !</code></pre>
<p>São reconhecidos dias, horas e, com a página em inglês ou árabe, repetições (<em>every Monday</em>), além de <code>#etiquetas</code>, <code>@pessoas</code> e <code>!</code> para importante. Antes de premir Enter, vê por baixo da linha o que foi reconhecido e pode retirar o que for apenas texto. São reconhecidos o inglês, o alemão, o francês, o português e o árabe.</p>
<h2>Na lista</h2>
<ul><li><p><code>C</code> conclui, <code>S</code> marca como importante, <code>#</code> elimina.</p></li>
<li><p>Na ordem manual, arraste as tarefas ou use <code>Alt</code> e uma tecla de seta.</p></li>
<li><p><em>Selecionar várias</em> permite alterar muitas de uma vez: etiqueta, responsável, prazo.</p></li></ul>
<p>Abra uma tarefa para adicionar subtarefas, um lembrete, uma descrição ou uma repetição. Ao concluir uma tarefa recorrente, é criada a seguinte, com a próxima data.</p>
<p>As tarefas são da empresa: quem tem acesso vê todas. Filtre por etiqueta ou pelas importantes.</p>`,
    },
    'plan-your-day': {
      question: 'O que é “O meu dia”?',
      content: `<p><strong>Tarefas → O meu dia</strong> reúne tudo o que tem para hoje, de todas as áreas:</p>
<ul><li><p>as tarefas que lhe estão atribuídas, em atraso ou com prazo para hoje, amanhã ou em breve,</p></li>
<li><p>os cartões dos quadros em que participa, por prazo,</p></li>
<li><p>os eventos de hoje, num calendário ao lado.</p></li></ul>
<h2>Planear</h2>
<p>Use o botão junto a uma tarefa ou a um cartão para lhe reservar a próxima hora livre de hoje, como evento no seu calendário <em>Pessoal</em>. Se já não houver horas livres, é apresentado um aviso.</p>
<h2>Concluído</h2>
<p>Pode concluir as tarefas também aqui. Um cartão concluído passa para a coluna dos concluídos, se o quadro tiver uma. O que concluiu hoje continua visível no fim da página, para terminar bem o dia.</p>
<p>Em qualquer página, prima <code>Ctrl K</code> e escreva <em>o meu dia</em>.</p>`,
    },
    'make-a-card-of-a-mail': {
      question: 'Como crio um cartão, uma tarefa ou um evento a partir de um e-mail?',
      content: `<p>Pode criar trabalho a partir de e-mails, mensagens do chat e encomendas, sem copiar nada à mão.</p>
<ol><li><p>Abra o e-mail, o menu da mensagem ou a encomenda.</p></li>
<li><p>Escolha <em>Criar cartão</em>, <em>Criar tarefa</em> ou <em>Criar evento</em>. Num e-mail aberto, encontra-os em <em>Mais</em>.</p></li>
<li><p>O título e o texto são preenchidos a partir da origem. Escolha a coluna, a pessoa ou o dia e guarde.</p></li></ol>
<h2>Ficam associados</h2>
<p>O cartão indica o e-mail a partir do qual foi criado, e o e-mail indica o cartão. Basta um clique para passar de um ao outro. Os outros só veem a associação se tiverem acesso ao item: um colega no quadro vê o cartão, mas não o seu e-mail.</p>
<h2>Desfazer</h2>
<p><em>Desfazer</em> remove o item criado. Também pode remover só a associação; nesse caso, ambos os itens se mantêm.</p>`,
    },
  },
};
