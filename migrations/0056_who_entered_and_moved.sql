ALTER TABLE `inventory_movements` ADD `user_name` text;--> statement-breakpoint
ALTER TABLE `inventory_movements` ADD `actor_company_id` integer;--> statement-breakpoint
ALTER TABLE `inventory_movements` ADD `by_admin` integer;--> statement-breakpoint
ALTER TABLE `inventory_movements` ADD `impersonator_id` integer;--> statement-breakpoint
ALTER TABLE `inventory_movements` ADD `order_number` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `user_name` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `actor_company_id` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `by_admin` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `impersonator_id` integer;
--> statement-breakpoint
UPDATE `inventory_movements` SET `order_number` = (SELECT `order_number` FROM `orders` WHERE `orders`.`id` = `inventory_movements`.`order_id`) WHERE `order_id` IS NOT NULL AND `id` <= 200000;
--> statement-breakpoint
UPDATE `inventory_movements` SET `order_number` = (SELECT `order_number` FROM `orders` WHERE `orders`.`id` = `inventory_movements`.`order_id`) WHERE `order_id` IS NOT NULL AND `id` > 200000 AND `id` <= 400000;
--> statement-breakpoint
UPDATE `inventory_movements` SET `order_number` = (SELECT `order_number` FROM `orders` WHERE `orders`.`id` = `inventory_movements`.`order_id`) WHERE `order_id` IS NOT NULL AND `id` > 400000 AND `id` <= 600000;
--> statement-breakpoint
UPDATE `inventory_movements` SET `order_number` = (SELECT `order_number` FROM `orders` WHERE `orders`.`id` = `inventory_movements`.`order_id`) WHERE `order_id` IS NOT NULL AND `id` > 600000;
