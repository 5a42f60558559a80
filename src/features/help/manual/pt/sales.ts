import type { ManualWords } from '../manual-words.ts';

export const sales: ManualWords = {
  title: 'Automatização de vendas',
  description: 'Faturas numeradas, enviadas e lembradas automaticamente, e uma loja que fatura cada encomenda.',
  groups: ['Faturas', 'Loja e encomendas'],
  articles: {
    'write-and-send-an-invoice': {
      question: 'Como crio e envio uma fatura?',
      content: `<p>Uma fatura começa como rascunho. Até ser emitida, ninguém de fora a vê e pode alterar tudo.</p>
<h2>Criar</h2>
<ol><li><p>Abra <strong>Faturas → Nova fatura</strong> ou prima <code>N</code> na lista.</p></li>
<li><p>Escolha o cliente em <em>Cliente</em>. Se for novo, pode adicioná-lo ali mesmo: escreva o nome e escolha <em>Novo cliente</em>.</p></li>
<li><p>Adicione linhas com a descrição, a quantidade, o preço e o imposto. Para mover uma linha, arraste-a ou use o respetivo menu.</p></li>
<li><p>As condições de pagamento definem a data de vencimento. As predefinições vêm das definições de faturação e podem ser alteradas aqui.</p></li></ol>
<h2>Enviar</h2>
<p><strong>Guardar e enviar…</strong> emite a fatura e envia-a por e-mail ao cliente, com o PDF em anexo e um link para uma página onde o cliente a pode ler, aceitar ou fazer uma pergunta. O número é atribuído nesse momento, sem repetições nem falhas.</p>
<h2>Enganou-se?</h2>
<p>Uma fatura emitida já não pode ser alterada. Crie uma <em>nota de crédito</em> no menu da fatura ou anule-a: o número mantém-se, para que a série não tenha falhas. Um rascunho pode ser eliminado e fica no lixo durante 30 dias.</p>`,
    },
    'what-the-status-of-an-invoice-means': {
      question: 'O que significa o estado de uma fatura?',
      content: `<p>O estado de uma fatura não se escolhe: resulta do que lhe aconteceu, pelo que está sempre correto.</p>
<ul><li><p><strong>Rascunho</strong>: ainda não foi enviada; pode ser editada.</p></li>
<li><p><strong>Enviada</strong>: foi enviada ao cliente e ainda não venceu.</p></li>
<li><p><strong>Descarregada</strong>: o cliente abriu o PDF através do link.</p></li>
<li><p><strong>Parcialmente paga</strong>: foi paga uma parte e o resto está em dívida.</p></li>
<li><p><strong>Vencida</strong>: a data de vencimento passou e ainda há um valor em dívida. Quem trata da fatura recebe uma notificação.</p></li>
<li><p><strong>Paga</strong>: já não há nada em dívida.</p></li></ul>
<h2>Registar um pagamento</h2>
<p>Abra a fatura e prima <code>P</code> ou escolha <em>Marcar como paga</em> no respetivo menu. Em qualquer página, prima <code>Ctrl K</code> e escreva <em>marcar como paga</em> e o nome do cliente.</p>
<h2>Se o cliente pagou a mais</h2>
<p>O cliente fica com um crédito. Reembolse-o ou use-o para pagar outra fatura do mesmo cliente: ambas as opções estão na fatura e podem ser desfeitas.</p>`,
    },
    'bill-the-same-every-month': {
      question: 'Como crio faturas recorrentes e envio lembretes a quem não pagou?',
      content: `<p>Uma fatura recorrente só se configura uma vez. Em cada data prevista, o Atrium cria a fatura e envia uma notificação.</p>
<h2>Começar</h2>
<ol><li><p>Abra <strong>Faturas → Recorrentes</strong> e prima <code>N</code>.</p></li>
<li><p>Escolha o cliente, as linhas, a periodicidade e a data da próxima.</p></li>
<li><p>Decida se cada fatura fica como rascunho ou é enviada de imediato.</p></li></ol>
<p>Pode pausá-la e retomá-la a qualquer momento ou definir uma data de fim. Um cliente com uma fatura recorrente ativa não pode ser eliminado.</p>
<h2>Lembretes</h2>
<p>Em <strong>Definições → Empresa e faturação</strong>, indique ao fim de quantos dias os clientes recebem um lembrete por e-mail, por exemplo 7 e 21. Cada lembrete é enviado uma só vez e apenas se ainda houver valor em dívida. Se não indicar dias, não são enviados lembretes automáticos.</p>`,
    },
    'what-a-client-owes': {
      question: 'Onde vejo o que um cliente deve e o imposto que cobrei?',
      content: `<h2>Um cliente</h2>
<p>Abra <strong>Faturas → Clientes</strong> e escolha <em>Saldo e extrato</em> no menu do cliente. A página mostra todas as faturas, notas de crédito e pagamentos do período escolhido, com o saldo inicial e o final. <em>Imprimir extrato</em> cria uma versão para entregar ao cliente.</p>
<h2>Todos os clientes</h2>
<p>Os totais acima da lista de faturas mostram os valores por receber, vencidos e recebidos este mês, por moeda. Clique num deles para ver as faturas correspondentes.</p>
<h2>Imposto</h2>
<p><strong>Faturas → Relatório fiscal</strong> soma o imposto das faturas e notas de crédito emitidas, por mês, trimestre ou ano e por taxa. O imposto é arredondado segundo a norma europeia EN 16931, para que o relatório e as faturas coincidam ao cêntimo.</p>
<h2>Faturas eletrónicas</h2>
<p>Se os clientes as pedirem, escolha <em>Factur-X / ZUGFeRD</em> ou <em>XRechnung</em> nas definições de faturação ou só para um cliente. Cada fatura é verificada antes de ser emitida, e são indicados os dados em falta.</p>`,
    },
    'buy-in-the-shop': {
      question: 'Como compro algo na loja?',
      content: `<ol><li><p>Abra <strong>Loja → Explorar</strong>. Pesquise pelo nome com <code>/</code> ou filtre por preço, categoria, marca e avaliação. Os filtros ficam no endereço, que pode enviar a outra pessoa.</p></li>
<li><p>O coração guarda um produto na sua lista de desejos; <em>Adicionar</em> põe-no no carrinho.</p></li>
<li><p><strong>Finalizar compra</strong> tem três passos: o carrinho, a morada e o pagamento. O código de um cupão introduz-se ao lado do carrinho.</p></li></ol>
<h2>Pagamento</h2>
<p>Pague com fatura, por transferência bancária ou à cobrança. A fatura é emitida com a encomenda.</p>
<h2>Depois</h2>
<p><strong>Loja → As minhas encomendas</strong> mostra o estado e o histórico de cada encomenda, com a fatura em PDF. Se houve um reembolso, também lá está a nota de crédito.</p>
<p>Quem comprou um produto pode avaliá-lo: abra o produto e escolha de uma a cinco estrelas.</p>`,
    },
    'look-after-orders': {
      question: 'Como trato das encomendas dos clientes?',
      content: `<p><strong>Loja → Encomendas</strong> mostra as encomendas, da mais recente para a mais antiga. Pesquise, filtre por estado ou data, guarde a lista como vista ou exporte-a.</p>
<h2>A caminho</h2>
<p>Abra uma encomenda para a marcar como paga, enviada e entregue. Cada passo fica no histórico e é visível para o comprador em <em>As minhas encomendas</em>. Se marcou uma encomenda como enviada ou entregue por engano, use <em>Desfazer</em>.</p>
<h2>Cancelar e reembolsar</h2>
<p>Ao cancelar, é emitida uma nota de crédito e os artigos não enviados voltam ao stock. Também pode reembolsar apenas alguns artigos: a nota de crédito é criada ao mesmo tempo. Em ambos os casos, é pedida confirmação, porque um documento emitido não pode ser desfeito.</p>
<h2>Encomendas como cartões</h2>
<p>Se a sua equipa usa um quadro para embalar, escolha <em>Encomendas num quadro</em>. Cada nova encomenda cria um cartão na primeira coluna, com os artigos a embalar numa lista de verificação. O cartão é movido manualmente e não altera o estado da encomenda.</p>`,
    },
    'look-after-products': {
      question: 'Como altero produtos, stock e cupões?',
      content: `<h2>Produtos</h2>
<p><strong>Loja → Produtos</strong> mostra todos os produtos. Prima <code>N</code> para adicionar um. Um produto aparece na loja assim que é publicado; até lá, só quem gere os produtos o vê.</p>
<h2>Stock</h2>
<p>O stock de um produto muda com cada encomenda e com os movimentos que regista: entradas de mercadoria, artigos danificados, perdidos ou de consumo próprio. Cada movimento guarda o motivo e quem o registou.</p>
<h2>Vários de uma vez</h2>
<p>Importe um ficheiro CSV. Os cabeçalhos do Shopify, WooCommerce e Medusa são reconhecidos, e cada variante passa a ser um produto. A pré-visualização mostra os produtos novos e alterados, as linhas com erros e as colunas sem campo correspondente.</p>
<h2>Entrega e impostos</h2>
<p>Em <strong>Definições → Entrega e impostos</strong> estão os métodos de entrega, com os países e os preços por total ou por peso, e as taxas de imposto por país e classe. Pode vender sem IVA a empresas de outros países da UE.</p>
<h2>Cupões</h2>
<p>Em <strong>Loja → Cupões</strong>, crie cupões que descontam uma percentagem ou um valor no carrinho. Um cupão pode exigir um valor mínimo, ter data de fim e um número máximo de utilizações. As condições são verificadas novamente ao encomendar.</p>`,
    },
  },
};
