ALTER TABLE `catalogue_import_errors` ADD `searched` text;--> statement-breakpoint
ALTER TABLE `order_import_errors` ADD `searched` text;--> statement-breakpoint
ALTER TABLE `product_import_errors` ADD `searched` text;