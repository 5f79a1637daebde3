DROP TRIGGER `orders_search_insert`;
--> statement-breakpoint
DROP TRIGGER `orders_search_update`;
--> statement-breakpoint
DROP TABLE `orders_search`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_search` USING fts5(`words`, `owner`, content='', contentless_delete=1, tokenize='trigram case_sensitive 1');
--> statement-breakpoint
CREATE TRIGGER `orders_search_insert` AFTER INSERT ON `orders` BEGIN INSERT INTO `orders_search` (`rowid`, `words`, `owner`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || new.`mandant_id` || '> <s' || coalesce(new.`supplier_id`, '') || '> M' || new.`mandant_id` || 'M S' || coalesce(new.`supplier_id`, '') || 'S'); END;
--> statement-breakpoint
CREATE TRIGGER `orders_search_update` AFTER UPDATE OF `searched`, `supplier_id` ON `orders` WHEN new.`searched` <> old.`searched` OR new.`supplier_id` IS NOT old.`supplier_id` BEGIN DELETE FROM `orders_search` WHERE `rowid` = old.`id`; INSERT INTO `orders_search` (`rowid`, `words`, `owner`) VALUES (new.`id`, '  ' || replace(replace(replace(replace(replace(replace(replace(new.`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || new.`mandant_id` || '> <s' || coalesce(new.`supplier_id`, '') || '> M' || new.`mandant_id` || 'M S' || coalesce(new.`supplier_id`, '') || 'S'); END;
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `owner`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || `mandant_id` || '> <s' || coalesce(`supplier_id`, '') || '> M' || `mandant_id` || 'M S' || coalesce(`supplier_id`, '') || 'S' FROM `orders` WHERE `id` <= 50000 ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `owner`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || `mandant_id` || '> <s' || coalesce(`supplier_id`, '') || '> M' || `mandant_id` || 'M S' || coalesce(`supplier_id`, '') || 'S' FROM `orders` WHERE `id` > 50000 AND `id` <= 100000 ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `owner`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || `mandant_id` || '> <s' || coalesce(`supplier_id`, '') || '> M' || `mandant_id` || 'M S' || coalesce(`supplier_id`, '') || 'S' FROM `orders` WHERE `id` > 100000 AND `id` <= 150000 ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `orders_search` (`rowid`, `words`, `owner`) SELECT `id`, '  ' || replace(replace(replace(replace(replace(replace(replace(`searched`, ' ', '  '), '-', '-  '), '.', '.  '), '@', '@  '), '_', '_  '), '/', '/  '), '+', '+  '), ' <m' || `mandant_id` || '> <s' || coalesce(`supplier_id`, '') || '> M' || `mandant_id` || 'M S' || coalesce(`supplier_id`, '') || 'S' FROM `orders` WHERE `id` > 150000 ORDER BY `id`;
