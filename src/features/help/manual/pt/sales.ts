import type { ManualWords } from '../manual-words.ts';

export const sales: ManualWords = {
  title: 'Automatização de vendas',
  description: 'Faturas que se numeram, enviam e lembram sozinhas, e uma loja cujas encomendas trazem as suas.',
  groups: ['Faturas', 'Loja e encomendas'],
  articles: {
    'write-and-send-an-invoice': {
      question: 'Como crio e envio uma fatura?',
      content: `<p>Uma fatura começa como rascunho. Até a emitir, ninguém de fora a vê e tudo nela pode ser alterado.</p>
<h2>Criar</h2>
<ol><li><p>Abra <strong>Faturas → Nova fatura</strong> ou prima <code>N</code> na lista.</p></li>
<li><p>Escolha o cliente em <em>Faturar a</em>. Um novo é adicionado ali mesmo: escreva o nome e escolha <em>Novo cliente</em>.</p></li>
<li><p>Adicione linhas: o que é, quantos, o preço e o imposto. Mova uma linha arrastando-a ou a partir do seu menu.</p></li>
<li><p>As condições de pagamento definem a data de vencimento. Ambas vêm das definições de faturação e podem ser alteradas aqui.</p></li></ol>
<h2>Enviar</h2>
<p><strong>Guardar e enviar…</strong> emite a fatura e envia-a por e-mail ao cliente, com o PDF em anexo e um link para uma página onde o cliente a pode ler, aceitar ou fazer uma pergunta. O número é atribuído nesse momento: nenhum se repete e nenhum falta.</p>
<h2>Um erro?</h2>
<p>O que foi emitido fica como estava. Crie uma <em>nota de crédito</em> no menu da fatura ou anule a fatura: mantém o número, para que a sua série não tenha falhas. Um rascunho é simplesmente eliminado, e o lixo guarda-o durante 30 dias.</p>`,
    },
    'what-the-status-of-an-invoice-means': {
      question: 'O que significa o estado de uma fatura?',
      content: `<p>Ninguém define o estado de uma fatura. Resulta do que lhe aconteceu, pelo que é sempre verdadeiro.</p>
<ul><li><p><strong>Rascunho</strong>: ainda não foi enviada; pode ser editada.</p></li>
<li><p><strong>Enviada</strong>: foi enviada ao cliente e ainda não venceu.</p></li>
<li><p><strong>Descarregada</strong>: o cliente abriu o PDF através do link.</p></li>
<li><p><strong>Parcialmente paga</strong>: algo foi pago e algo ainda está em aberto.</p></li>
<li><p><strong>Vencida</strong>: a data passou e ainda há algo em aberto. Quem trata dela recebe uma notificação.</p></li>
<li><p><strong>Paga</strong>: já não há nada em aberto.</p></li></ul>
<h2>Registar um pagamento</h2>
<p>Abra a fatura e prima <code>P</code> ou escolha <em>Marcar como paga</em> no seu menu. Em qualquer lugar, prima <code>Ctrl K</code> e escreva <em>marcar como paga</em> e o nome do cliente.</p>
<h2>Foi pago a mais</h2>
<p>O cliente fica então com um crédito. Devolva-o como reembolso ou use-o para pagar outra fatura do mesmo cliente: ambas as opções estão na fatura e ambas podem ser desfeitas.</p>`,
    },
    'bill-the-same-every-month': {
      question: 'Como faturo o mesmo todos os meses e lembro quem não pagou?',
      content: `<p>Uma fatura recorrente é escrita uma vez. Em cada um dos seus dias, o Atrium cria uma fatura a partir dela e envia um aviso.</p>
<h2>Começar</h2>
<ol><li><p>Abra <strong>Faturas → Recorrentes</strong> e prima <code>N</code>.</p></li>
<li><p>Escolha o cliente, as linhas, a periodicidade e a data da próxima.</p></li>
<li><p>Decida se cada fatura espera por si como rascunho ou é enviada de imediato.</p></li></ol>
<p>Pode pausá-la e retomá-la a qualquer momento ou dar-lhe um último dia. Um cliente a quem ainda é cobrada uma não pode ser eliminado antes disso.</p>
<h2>Lembretes</h2>
<p>Em <strong>Definições → Empresa e faturação</strong>, indica ao fim de quantos dias os clientes recebem um lembrete por e-mail, por exemplo após 7 e após 21. Cada lembrete sai uma vez e só enquanto houver algo em aberto. Sem dias indicados, não são enviados lembretes automáticos.</p>`,
    },
    'what-a-client-owes': {
      question: 'Onde vejo o que um cliente deve e o imposto que cobrei?',
      content: `<h2>Um cliente</h2>
<p>Abra <strong>Faturas → Clientes</strong> e escolha <em>Saldo e extrato</em> no menu do cliente. A página lista todas as faturas, notas de crédito e pagamentos dos dias que escolher, com o saldo antes e depois. <em>Imprimir extrato</em> produz uma folha que pode entregar.</p>
<h2>Todos os clientes</h2>
<p>Os mosaicos por cima da lista de faturas indicam o que está em aberto, o que está vencido e o que foi pago este mês, cada um na sua moeda. Um clique num deles mostra as faturas por trás.</p>
<h2>Imposto</h2>
<p><strong>Faturas → Relatório fiscal</strong> soma o que as faturas e notas de crédito emitidas cobram, por mês, trimestre ou ano e por taxa. O imposto é arredondado segundo a norma europeia EN 16931, para que o relatório e as faturas coincidam ao cêntimo.</p>
<h2>Faturas eletrónicas</h2>
<p>Se os clientes as pedirem, escolha <em>Factur-X / ZUGFeRD</em> ou <em>XRechnung</em> nas definições de faturação ou só para um cliente. Cada fatura é verificada antes de ser emitida, e o que falta é indicado.</p>`,
    },
    'buy-in-the-shop': {
      question: 'Como compro algo na loja?',
      content: `<ol><li><p>Abra <strong>Loja → Explorar</strong>. Pesquise pelo nome com <code>/</code> ou refine a lista por preço, categoria, marca e avaliação. O que filtra fica no endereço, pelo que o pode enviar a alguém.</p></li>
<li><p>O coração guarda um produto na sua lista de desejos; <em>Adicionar ao carrinho</em> coloca-o no carrinho.</p></li>
<li><p><strong>Finalizar compra</strong> tem três passos: o carrinho, a morada e o pagamento. Os cupões introduzem-se ao lado do carrinho.</p></li></ol>
<h2>Pagamento</h2>
<p>Pague com fatura, por transferência bancária ou à cobrança. A fatura é emitida com a encomenda.</p>
<h2>Depois</h2>
<p><strong>Loja → As minhas encomendas</strong> mostra em que ponto está cada encomenda, o que lhe aconteceu e quando, e tem a fatura em PDF. Se algo foi reembolsado, a nota de crédito também está lá.</p>
<p>Quem comprou um produto pode avaliá-lo: abra o produto e escolha de uma a cinco estrelas.</p>`,
    },
    'look-after-orders': {
      question: 'Como trato das encomendas de outros?',
      content: `<p><strong>Loja → Encomendas</strong> lista o que foi encomendado, do mais recente para o mais antigo. Pesquise, refine por estado ou pelos dias em que chegaram, guarde o que vê como vista ou exporte.</p>
<h2>A caminho</h2>
<p>Abra uma encomenda para a marcar como paga, enviada e entregue. Cada passo fica no histórico, e o comprador vê-o em <em>As minhas encomendas</em>. O que foi marcado por engano como enviado ou entregue desfaz-se com <em>Desfazer</em>.</p>
<h2>Cancelar e reembolsar</h2>
<p>O cancelamento credita a fatura e devolve ao stock o que não foi enviado. Também pode reembolsar artigos avulsos de uma encomenda: a nota de crédito é criada ao mesmo tempo. Ambos pedem confirmação, porque um documento emitido não pode ser desfeito.</p>
<h2>Encomendas como cartões</h2>
<p>Se a sua equipa embala com um quadro, escolha <em>Encomendas num quadro</em>. Cada nova encomenda torna-se então um cartão na primeira coluna, com o que é preciso embalar como lista de verificação. O cartão é movido à mão; o estado da encomenda fica na encomenda.</p>`,
    },
    'look-after-products': {
      question: 'Como altero produtos, stock e cupões?',
      content: `<h2>Produtos</h2>
<p><strong>Loja → Produtos</strong> tem tudo o que é ou será vendido. Prima <code>N</code> para um novo. Um produto está na loja assim que é publicado; até lá, só quem trata dos produtos o vê.</p>
<h2>Stock</h2>
<p>O stock de um produto muda com cada encomenda e com o que regista: mercadoria que entrou, artigos danificados, perdidos ou de consumo próprio. Cada registo guarda o motivo e quem o fez, para que o número possa ser explicado.</p>
<h2>Muitos de uma vez</h2>
<p>Importe um ficheiro CSV. Os cabeçalhos do Shopify, WooCommerce e Medusa são reconhecidos, e cada variante passa a ser um produto. A pré-visualização mostra os produtos novos e alterados, as linhas que não podem ser lidas e as colunas que não têm campo aqui.</p>
<h2>Entrega e impostos</h2>
<p>Em <strong>Definições → Entrega e impostos</strong> estão os métodos de entrega, com preços por total ou peso e os países para onde entregam, e as taxas de imposto por país e classe. Às empresas de outros países da UE pode não ser cobrado IVA.</p>
<h2>Cupões</h2>
<p><strong>Loja → Cupões</strong> desconta uma percentagem ou um valor no carrinho. Um cupão pode exigir um mínimo no carrinho, terminar num dia e ter um número máximo de utilizações. O que ele diz é verificado de novo quando a encomenda é feita.</p>`,
    },
  },
};
